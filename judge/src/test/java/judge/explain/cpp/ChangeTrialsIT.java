package judge.explain.cpp;

import static judge.explain.change.FailedPrograms.example;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Set;
import judge.engine.Toolchain;
import judge.engine.Toolchains;
import judge.explain.change.FailedPrograms;
import judge.explain.look.SecondLook;
import judge.explain.look.SecondLook.Example;
import judge.explain.look.SecondLook.Failed;
import judge.explain.look.SecondLook.How;
import judge.language.Language;
import judge.language.Spot;
import judge.language.gnu.GnuInstruments;
import judge.reason.Hint;
import judge.submission.Submission;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Programs in C++ that fail, and what is said of them where small changes may be tried. */
@Order(2)
@Tag("explanations")
class ChangeTrialsIT {

    @AutoClose
    private static Toolchain toolchain;

    @BeforeAll
    static void setsUpAToolchain() throws Exception {
        toolchain = Toolchains.unhurried();
    }

    private static Failed failed(Submission submission, How how, Example... examples) throws Exception {
        Language language = toolchain.languages().of(submission);
        return FailedPrograms.failed(submission, language, how, List.of(), List.of(examples));
    }

    @Test
    void namesWhatKeepsALoopFromItsEnd() throws Exception {
        Submission submission = FailedPrograms.submission(
                "main.cpp",
                """
                #include <cstdio>
                int main() {
                    int n, count = 0;
                    scanf("%d", &n);
                    while (n >= 0) {
                        n /= 10;
                        count++;
                        if (count > 1000000000) count = 0;
                    }
                    printf("%d\\n", count);
                }
                """);
        Failed slow = failed(submission, How.SLOW, example("10", "2"), example("7", "1"), example("12345", "5"));

        assertThat(look(submission).slowness(slow, List.of(), Set.of()))
                .containsExactly(Hint.of("changed-helps", "written", "n >= 0", "changed", "n > 0")
                        .with("line", 5L));
    }

    /** Without the array the program would be right, and with a smaller one. */
    @Test
    void triesNoChangeOfWhatHasTakenTooMuchMemory() throws Exception {
        Submission submission = FailedPrograms.submission(
                "main.cpp",
                """
                #include <cstdio>
                #include <cstring>
                char many[300000000];
                int main() {
                    int a, b;
                    scanf("%d %d", &a, &b);
                    memset(many, 1, sizeof many);
                    printf("%d\\n", a + b);
                }
                """);
        Failed large = failed(submission, How.MEMORY, example("1 2", "3"), example("4 5", "9"));

        assertThat(look(submission).hints(large, Set.of()))
                .extracting(Hint::code)
                .doesNotContain("left-out-helps", "changed-helps", "added-helps");
    }

    /** The second number would be left out of the input's end, and what is read into is never set. */
    @Test
    void namesNumbersThatAreReadInTheWrongOrderAndNotWhatTheyLeaveUnset() throws Exception {
        Submission submission = FailedPrograms.submission(
                "main.cpp",
                """
                #include <iostream>
                using namespace std;
                int main() {
                    int n, k;
                    cin >> k >> n;
                    long long sum = 0;
                    for (int i = 0; i < n; i++) {
                        int x;
                        cin >> x;
                        sum += x;
                    }
                    cout << sum * k << endl;
                }
                """);
        Failed wrong = failed(submission, How.WRONG, example("2 10\n3 4\n", "70"), example("1 3\n5\n", "15"));

        assertThat(look(submission).hints(wrong, Set.of()))
                .first()
                .isEqualTo(Hint.of("changed-helps", "written", "cin >> k >> n;", "changed", "cin >> n >> k;")
                        .with("line", 5L));
    }

    /** Much that does not compile is tried in it, and each error hides others. */
    @Test
    void namesASlipInASourceWithTypesOfItsOwn() throws Exception {
        Submission submission = FailedPrograms.submission(
                "main.cpp",
                """
                #include <cmath>
                #include <iostream>
                #include <string>
                using namespace std;
                struct P { long long x, y; };
                int main() {
                    int n;
                    string s, t;
                    cin >> n;
                    P *p = new P[n];
                    for (int i = 0; i < n; i++) cin >> p[i].x >> p[i].y;
                    long long sum = 0;
                    for (int i = 1; i < n; i++) {
                        P a = p[i], b = p[(i + 1) % n];
                        sum += a.x * b.y - a.y * b.x;
                        t += 'x';
                    }
                    cout << sum << endl;
                }
                """);
        Failed wrong =
                failed(submission, How.WRONG, example("3\n1 1\n3 0\n0 5\n", "7"), example("3\n1 0\n2 0\n0 2\n", "2"));

        assertThat(look(submission).hints(wrong, Set.of()))
                .first()
                .isEqualTo(
                        Hint.of("changed-helps", "written", "int i = 1; i < n; i++", "changed", "int i = 0; i < n; i++")
                                .with("line", 13L));
    }

    /** A change that does not compile is found where a macro is used, not where it is defined. */
    @Test
    void namesASlipBesideMacros() throws Exception {
        Submission submission = FailedPrograms.submission(
                "main.cpp",
                """
                #include <bits/stdc++.h>
                using namespace std;
                #define all(x) begin(x), end(x)
                typedef long long ll;
                int main() {
                    int n;
                    cin >> n;
                    vector<tuple<ll,ll,ll>> v(n);
                    for (auto& [a, b, c] : v) cin >> a >> b >> c;
                    sort(all(v));
                    ll best = 0;
                    for (int i = 1; i < n; i++) best = max(best, get<2>(v[i]));
                    cout << best << endl;
                }
                """);
        Failed wrong = failed(
                submission,
                How.WRONG,
                example("2 1 1 9 2 2 3", "9"),
                example("1 1 1 4", "4"),
                example("3 3 1 4 1 2 5 2 2 6", "6"));

        assertThat(look(submission).hints(wrong, Set.of()))
                .extracting(Hint::code, hint -> hint.parameters().get("line"))
                .containsExactly(tuple("changed-helps", 12L));
    }

    @Test
    void namesWhatTheCompilerWarnsOfWhereALoopHasNoEnd() throws Exception {
        Submission submission = FailedPrograms.submission(
                "main.cpp",
                """
                #include <cstdio>
                int main() {
                    unsigned n, count = 0;
                    scanf("%u", &n);
                    while (n > 0) {
                        count += n & 1;
                        n >> 1;
                    }
                    printf("%u\\n", count);
                }
                """);
        Failed slow = failed(submission, How.SLOW, example("10", "2"));

        assertThat(look(submission).slowness(slow, List.of(), Set.of()))
                .containsExactly(Hint.of("cpp-no-effect").with("line", 7L));
    }

    @Test
    void namesAnOverflowWhereAllTheTimeGoes() throws Exception {
        Submission submission = FailedPrograms.submission(
                "main.cpp",
                """
                #include <cstdio>
                int main() {
                    int n, steps = 0;
                    scanf("%d", &n);
                    while (n != 1) {
                        n = n % 2 ? 3 * n + 1 : n / 2;
                        steps++;
                    }
                    printf("%d\\n", steps);
                }
                """);
        Failed slow = failed(submission, How.SLOW, example("113383", "247"));
        SecondLook look = look(submission);

        assertThat(look.slowness(slow, List.of(new Spot(100, "main", 6, "", 0)), Set.of()))
                .extracting(Hint::code)
                .containsExactly("run-overflow");
        assertThat(look.slowness(slow, List.of(new Spot(100, "main", 5, "", 0)), Set.of()))
                .isEmpty();
    }

    @Test
    void namesAnArrayThatIsLargerThanTheMemory() throws Exception {
        Submission submission = FailedPrograms.submission(
                "main.cpp", "const int N = 50000;\nint f[N][N];\nint main() { for (auto &row : f) row[0] = 1; }\n");
        Failed large = failed(submission, How.MEMORY, example("1 2", "3"));

        assertThat(look(submission).hints(large, Set.of()))
                .containsExactly(Hint.of("array-too-large", "name", "f", "mebibytes", 9536L)
                        .with("line", 2L));
    }

    @Test
    void namesTheFileThatIsNotThereOfAProgramThatCrashes() throws Exception {
        Submission submission = FailedPrograms.submission(
                "main.cpp",
                "#include <cstdio>\nint main() {\n    freopen(\"none.in\", \"r\", stdin);\n    return 1;\n}\n");
        Failed crashed = failed(submission, How.CRASHED, example("1 2", "3"));

        assertThat(look(submission).hints(crashed, Set.of()))
                .containsExactly(Hint.of("file-not-found").with("line", 3L));
    }

    private static SecondLook look(Submission submission) throws Exception {
        return new GnuLook((GnuInstruments) toolchain.languages().of(submission).instruments());
    }
}
