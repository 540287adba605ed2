package judge.cpp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShapeTest {

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            quoteCharacter = '`',
            value = {
                "for ( $t:type? $i = 0 ; $i <= $n ; «$i ++ | ++ $i» ) => for(int i=0;i<=n;++i) => t=int i=i n=n",
                "for ( $t:type? $i = 0 ; $i <= $n ; «$i ++ | ++ $i» ) => for (i = 0; i <= n; i++) => i=i n=n",
                "for ( $t:type? $i = 0 ; $i <= $n ; «$i ++ | ++ $i» ) => for (i = 0; i <= n; j++) => nothing",
                "$a:element = $b«max | min» ( $a , .. ) => d[i][j] = std::max(d[i][j], (x, 1)); => a=d[i][j] b=max",
                "«$x , .. | .. , $x» ) => f(1, y) => x=y",
                "$f ( $a:expr , $b:expr ) => g(h(1, 2), {3, 4}) => f=g a=h(1, 2) b={3, 4}",
                "while ( «has: cin | scanf» => while ((c = f(cin)) > 0) x; => ",
                "while ( «has: cin | scanf» => while (c) cin >> x; => nothing",
                "while ( «without: cin» .. ) => while (f(cin)) ; => nothing",
                "«not after: . | ->» $f ( => a.f() + b->f() + g(1) => f=g",
                "$x = 0 «, | ;» => int s = 0, t; => x=s",
                "$x «[ .. ]»+ = => a[f(1)][2] = 3; => x=a",
                "\"\" + ( .. ) % 26 => 'a' + (c - 'a' + k) % 26 => ",
                "scanf ( $s:text , & $x ) => scanf(\"%d\", &n) => s=\"%d\" x=n",
                "$x = «not: $x» $y + 1 => a = a + 1; a = b + 1; => x=a y=b",
                "$t:type $x ; => unsigned long long *p; => t=unsigned long long * x=p",
                "$t:type $x ; => const std::vector<std::vector<int>>& v; => t=const std::vector<std::vector<int>>& x=v",
                "$p:place . size ( ) => a[i].b->c.size() => p=a[i].b->c",
                "if ( .. ) «{»? $x = .. ; «}»? => if (f(a)) { b = c * 2; } => x=b",
                "{ ... return => { if (a) { b; } c; return => ",
                "$a \\| $b => x | y => a=x b=y",
                "cin «>> $_:place»+ ; => cin >> a[i] >> b.x; => ",
                "$x = $v:operand $$ => y = f(1)[2].z => x=y v=f(1)[2].z",
                "$^ $x ++ => i++ => x=i",
                "scanf ( \"…%s…\" , $x => scanf(\"%d %s\\n\", s) => x=s",
                "scanf ( \"%c…\" => scanf(\" %c\", &c) => nothing",
                "read… ( $x ) => read(); readInt(n) => x=n",
            })
    void fitsCode(String shape, String code, String expected) {
        Shape made = Shape.of(shape);
        String found = made.first(Fragment.of(code))
                .map(match -> made.names().stream()
                        .filter(match::has)
                        .map(name -> name + "=" + match.text(name))
                        .collect(Collectors.joining(" ")))
                .orElse("nothing");

        assertThat(found).isEqualTo(expected == null ? "" : expected);
    }

    @Test
    void findsEachPlaceOnce() {
        Fragment code = Fragment.of("a = 1;\nb = 2; /* c = 3; */\n#define D d = 4\ne = 5; \"f = 6\"");

        assertThat(Shape.of("$x = $_:number").all(code).map(match -> match.text("x") + match.line()))
                .containsExactly("a1", "b2", "e4");
    }

    @Test
    void takesNamesFromOutside() {
        Shape given = Shape.of("$x «+ | -»= $y").with("x", "a[i]");
        Shape asks = Shape.of("$x =").with("x", "a[i]");

        assertThat(given.first(Fragment.of("a[i] += b"))).isEmpty();
        assertThat(asks.isIn(Fragment.of("a[j] = 1; a [ i ] = 2"))).isTrue();
        assertThat(asks.isIn(Fragment.of("a[j] = 1"))).isFalse();
        assertThatThrownBy(() -> asks.with("z", "1")).hasMessageContaining("no $z in a shape with [x]");
    }

    @Test
    void fitsAllOrTheBeginning() {
        Shape shape = Shape.of("$x + $y");

        assertThat(shape.fits(Fragment.of("a + b"))).isTrue();
        assertThat(shape.fits(Fragment.of("a + b + c"))).isFalse();
        assertThat(shape.at(Fragment.of("a + b + c"))).isPresent();
        assertThat(shape.at(Fragment.of("(a + b)"))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"«a", "a»", "$", "$x:thing", "a | b"})
    void refusesWhatIsNoShape(String notation) {
        assertThatThrownBy(() -> Shape.of(notation))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("in the shape " + notation + ": not understood from");
    }

    @Test
    void givesUpWhereItWouldTakeForever() {
        Fragment code = Fragment.of("a + ".repeat(20_000));

        assertThat(Shape.of("«$_ +»* «.. + .. + .. + .. + .. ;»").first(code)).isEmpty();
    }
}
