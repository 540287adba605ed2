package judge.service.contest;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.online.contest.ContestKind;
import judge.online.contest.PrintJob;
import judge.service.contest.PrintJobs.PrintView;
import judge.service.contest.PrintJobs.Printable;
import org.junit.jupiter.params.ParameterizedTest;

class PrintJobsIT {

    @ParameterizedTest
    @OnEachDatabase
    void whatWasTakenIsNotPrintedAgainThoughNobodyCouldSayThatItWas(BothDatabases on) {
        try (ContestScene scene = new ContestScene(on)) {
            scene.begin(ContestKind.ICPC);
            PrintJobs jobs = new PrintJobs(scene.database, scene.clock);
            PrintJobs onAnotherMachine = new PrintJobs(scene.database, scene.clock);
            jobs.add(scene.viewer("anna"), ContestScene.COURSE, ContestScene.CONTEST, "a.py", "a".getBytes(UTF_8));
            jobs.add(scene.viewer("boris"), ContestScene.COURSE, ContestScene.CONTEST, "b.py", "b".getBytes(UTF_8));

            Printable first = jobs.next().orElseThrow();
            Printable second = onAnotherMachine.next().orElseThrow();
            assertThat(List.of(first.text(), second.text())).containsExactly("a", "b");
            assertThat(jobs.next()).isEmpty();
            assertThat(job(scene, first).failure()).isEqualTo("it was begun");

            jobs.done(first.job().id(), null);
            onAnotherMachine.done(second.job().id(), "ended with 1: no paper");
            assertThat(job(scene, first).failure()).isNull();
            assertThat(job(scene, second).failure()).isEqualTo("ended with 1: no paper");
            assertThat(jobs.next()).isEmpty();
        }
    }

    private static PrintJob job(ContestScene scene, Printable one) {
        return new PrintJobs(scene.database, scene.clock)
                .of(scene.viewer("tina"), ContestScene.COURSE, ContestScene.CONTEST).stream()
                        .map(PrintView::job)
                        .filter(job -> job.id() == one.job().id())
                        .findFirst()
                        .orElseThrow();
    }
}
