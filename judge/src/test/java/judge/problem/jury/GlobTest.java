package judge.problem.jury;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import judge.Eventually;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GlobTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            accepted          | accepted/Main.java        | true
            accepted/*        | accepted/Main.java        | true
            accepted/*        | accepted/folder/Main.java | true
            accept            | accepted/Main.java        | false
            *                 | accepted/Main.java        | true
            */Main.java       | accepted/Main.java        | true
            *.java            | accepted/Main.java        | false
            a/{b,c{d,e}}.java | a/ce.java                 | true
            a/{b,c{d,e}}.java | a/c.java                  | false
            a/{,b}.java       | a/.java                   | true
            a,b               | a,b                       | true
            secret/*-easy     | secret/01-easy            | true
            secret/*-easy     | secret/01-easy-not        | false
            a.b               | axb                       | false
            a+(b)             | a+(b)                     | true
            *a*b              | aab/ab                    | true
            *a*b              | a/b                       | false
            {a{ b, }c,d}*     | bc                        | false
            {a{ b, }c,d}*     | abcd                      | true
            {a{ b, }c,d}*     | ac/x                      | true
            {,a}              | b                         | false
            """)
    void matchesAPathOrAFolderThatItLiesIn(String glob, String path, boolean matches) {
        assertThat(Glob.matchesPathOrParent(glob, path)).isEqualTo(matches);
    }

    @Test
    void takesNoLongerWithEachAlternativeThatCanBeNothing() {
        String glob = "{,}".repeat(60) + "{a,a}".repeat(3) + "b";
        assertThat(Glob.fault(glob)).isEmpty();

        boolean matches = assertTimeoutPreemptively(
                Eventually.HANG, () -> Glob.matches(glob, "a".repeat(40)) || Glob.matches(glob, "aab"));
        assertThat(matches).isFalse();
        assertThat(Glob.matches(glob, "aaab")).isTrue();
    }
}
