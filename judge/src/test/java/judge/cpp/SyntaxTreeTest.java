package judge.cpp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SyntaxTreeTest {

    private static String shown(SyntaxNode node) {
        String inner = node.children().stream().map(SyntaxTreeTest::shown).collect(Collectors.joining(", "));
        String variables = node.variables().stream()
                .map(one -> one.marks()
                        + one.name().text()
                        + one.dimensions()
                        + one.value().map(value -> "=" + value).orElse(""))
                .map(one -> one.replace("[]", ""))
                .collect(Collectors.joining(" "));
        return (node.kind() + " " + node.name()).strip()
                + (node.head().isEmpty() ? "" : " <" + node.head() + ">")
                + (variables.isEmpty() ? "" : " {" + variables + "}")
                + (inner.isEmpty() ? "" : " (" + inner + ")");
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            quoteCharacter = '`',
            value = {
                "a = b // c # d => a = b / / c",
                "# a\\\\nb = rb'\\'' => $ b = rb'\\''",
                "f(a,\\n  b)\\nc \\\\n d => f ( a , b ) $ c d",
                "f'{a}' + \"\"\"b\\n'c\"\"\" * 'd' => f'{a}' + \"\"\"b$'c\"\"\" * 'd'",
            })
    void tokensOfPythonEndWithTheirLines(String source, String expected) {
        assertThat(Fragment.of(source.replace("\\n", "\n"), true).plain().replace('\n', '$'))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            quoteCharacter = '`',
            value = {
                "int a[N][2], b = 3, *p; => DECLARATION <int a [ N ] [ 2 ] , b = 3 , * p> {a[N, 2] b=3 *p}",
                "std::vector<std::pair<int,int>> v(n); =>"
                        + " DECLARATION <std :: vector < std :: pair < int , int >> v ( n )> {v=n}",
                "void f(int n, const string &s = \"\"); => FUNCTION f <void> {n &s=\"\"}",
                "main() { return 0; } => FUNCTION main (BLOCK (RETURN <0>))",
                "bool operator<(P a, P b) { ; } => FUNCTION operator< <bool> {a b} (BLOCK (EMPTY))",
                "template <class T> T X<T>::f() const { } => FUNCTION f <T> (BLOCK)",
                "X::X(int n) : a(n), b{n} { } => FUNCTION X {n} (BLOCK)",
                "struct X : Y { int a; X() {} ~X(); } x[3]; => STRUCT X <Y> {x[3]}"
                        + " (DECLARATION <int a> {a}, FUNCTION X (BLOCK), FUNCTION ~X)",
                "enum class E { A, B = 3 }; => ENUM E {A B=3}",
                "typedef struct { int v; } X; => TYPEDEF X <struct { int v ; }> (STRUCT {X} (DECLARATION <int v> {v}))",
                "typedef long long ll; => TYPEDEF ll <long long>",
                "using ll = long long; => USING ll <long long ;>",
                "extern \"C\" { int n; } => NAMESPACE (DECLARATION <int n> {n})"
            })
    void readsWhatIsDefined(String source, String expected) {
        assertThat(shown(Tree.of(source).root())).isEqualTo("FILE (" + expected + ")");
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            quoteCharacter = '`',
            value = {
                "if (a) b(); else if (c) ; else { } => IF <a> (EXPRESSION <b ( )>, IF <c> (EMPTY, BLOCK))",
                "for (int i = 0; i < n; i++) x = 1; => FOR <int i = 0 ; i < n ; i ++> {i=0} (EXPRESSION <x = 1>)",
                "for (auto &[a, b] : m) ; => RANGE_FOR <auto & [ a , b ] : m> {&a &b} (EMPTY)",
                "do x--; while (x); y(); => DO <x> (EXPRESSION <x -->), EXPRESSION <y ( )>",
                "switch (n) { case 'a': break; default: f(); } => SWITCH <n> (BLOCK (LABEL <'a'>, JUMP break, LABEL,"
                        + " EXPRESSION <f ( )>))",
                "a * b = c; => DECLARATION <a * b = c> {*b=c}",
                "a < b; x = y; => EXPRESSION <a < b>, EXPRESSION <x = y>",
                "auto f = [&](int x) { return x; }; => DECLARATION <auto f = [ & ] ( int x ) { return x ; }>"
                        + " {f=[ & ] ( int x ) { return x ; }} (LAMBDA <&> {x} (BLOCK (RETURN <x>)))",
                "rep(i, 0, n) { s += i; } => MACRO rep <i , 0 , n> (BLOCK (EXPRESSION <s += i>))",
                "try { f(); } catch (E &e) { } => BLOCK (EXPRESSION <f ( )>), CATCH <E & e> {&e} (BLOCK)",
                "return a if (b) c; => RETURN <a>, IF <b> (EXPRESSION <c>)",
                "x = 3 int y; => EXPRESSION <x = 3>, DECLARATION <int y> {y}",
                "again: goto again; => LABEL again, JUMP goto <again>"
            })
    void readsStatements(String source, String expected) {
        assertThat(shown(Tree.of("void f() {" + source + "}").root()))
                .isEqualTo("FILE (FUNCTION f <void> (BLOCK (" + expected + ")))");
    }

    @Test
    void readsMacrosAsTheyStand() {
        Tree tree = Tree.of("#define ll long long // all\n# define FOR(i, n) \\\n for (int i = 0; i < n; i++)\n"
                + "#include <cstdio>\nint main() { FOR(k, 3) puts(\"\"); }");

        assertThat(tree.defines().map(one -> one.name() + one.parameters() + " " + one.body()))
                .containsExactly("ll[] long long", "FOR[i, n] for ( int i = 0 ; i < n ; i ++ )");
        assertThat(tree.directives().get(2).name()).isEqualTo("cstdio");
        assertThat(tree.root().all(SyntaxNode.Kind.MACRO)).hasSize(1);
    }

    @Test
    void tellsWhatANameIsAtAPlace() {
        Tree tree =
                Tree.of("int n; struct S { int m; };\nvoid f(int k) {\n  for (int i = 0; i < 3; i++) { char n; here; }"
                        + "\n  double late;\n}\nint after;");
        Fragment here = Shape.of("here").first(tree.code()).orElseThrow().code();

        assertThat(tree.visible(here).stream().map(one -> one.name().text())).containsExactly("n", "f", "k", "i", "n");
        assertThat(tree.variable("n", here).orElseThrow().type().is("char")).isTrue();
        assertThat(tree.find("f", here).orElseThrow().node().is(SyntaxNode.Kind.FUNCTION))
                .isTrue();
        assertThat(tree.find("late", here)).isEmpty();
        assertThat(tree.function(here).orElseThrow().name()).isEqualTo("f");
        assertThat(tree.loop(here).orElseThrow().parts()).hasToString("[int i = 0, i < 3, i ++]");
    }
}
