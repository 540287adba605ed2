package judge.worker;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.database.Classroom;
import judge.engine.JudgingRules;
import judge.engine.LocalJudge;
import judge.engine.Toolchain;
import judge.engine.Toolchains;
import judge.explain.Explainer;
import judge.explain.Explanation;
import judge.explain.FailureExplainer;
import judge.online.Origin;
import judge.online.StoredSubmission;
import judge.service.submission.HandIn;
import judge.submission.SourceFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A real look into a failure, in the sandbox, on a machine that has one processor for it and for judging. */
@Tag("explanations")
class VerdictsFirstIT {

    private static final String WRONG =
            """
            #include <iostream>
            #include <vector>
            int main() {
                std::vector<int> two(2);
                for (int &x : two) std::cin >> x;
                std::cout << two[0] - two[1] << std::endl;
            }
            """;

    private static final String RIGHT =
            """
            #include <iostream>
            int main() {
                int a, b;
                std::cin >> a >> b;
                std::cout << a + b << std::endl;
            }
            """;

    private final AtomicBoolean mayEnd = new AtomicBoolean();
    private final Semaphore looking = new Semaphore(0);
    private WorkerScene scene;

    private StoredSubmission handIn(String login, String source) {
        return new HandIn(scene.database, Clock.systemUTC())
                .handIn(
                        scene.classroom.viewer(login),
                        Classroom.COURSE,
                        Classroom.ASSIGNMENT,
                        Classroom.PROBLEM,
                        List.of(new SourceFile("main.cpp", source.getBytes(UTF_8))),
                        null,
                        Origin.WEB,
                        null);
    }

    private boolean isExplained(StoredSubmission submission) {
        return scene.database.read(tables ->
                tables.explanations().found(scene.judging(submission).id()).isPresent());
    }

    /** Looks again and again until it may end, or is interrupted, which it is in the middle of a look. */
    private Explainer endless(Explainer real) {
        return (submission, problem, report) -> {
            Explanation found = real.explain(submission, problem, report);
            while (!mayEnd.get()) {
                looking.release();
                found = real.explain(submission, problem, report);
            }
            return found;
        };
    }

    @Test
    void whatIsHandedInWhileACauseIsLookedForIsJudgedAtOnce() throws Exception {
        scene = new WorkerScene(BothDatabases.SQLITE);
        try (Toolchain toolchain = Toolchains.open(1)) {
            LocalJudge judge = new LocalJudge(toolchain, new JudgingRules(false, false, false));
            scene.start("w", 1, judge, endless(new FailureExplainer(toolchain)));
            StoredSubmission first = handIn("anna", WRONG);
            looking.acquire();
            assertThat(scene.judging(first).verdict()).isEqualTo("WA");

            StoredSubmission second = handIn("boris", RIGHT);

            assertThat(scene.judged(second).verdict()).isEqualTo("AC");
            assertThat(isExplained(first))
                    .as("the look had not come to its end")
                    .isFalse();
            mayEnd.set(true);
            Eventually.until("it is begun again", () -> isExplained(first));
        } finally {
            scene.close();
        }
    }
}
