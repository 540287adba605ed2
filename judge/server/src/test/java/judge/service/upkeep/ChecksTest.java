package judge.service.upkeep;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import judge.database.upkeep.DailyBackupTable.DailyBackup;
import judge.online.JudgingMachine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChecksTest {

    private static final Instant NOW = Instant.parse("2026-11-28T10:00:00Z");
    private static final long GIB = 1L << 30;

    private final Checks checks = new Checks(NOW);

    @ParameterizedTest
    @CsvSource({"50, disk", "9, disk-low", "0, disk-full"})
    void sayWhenTheDiskGetsFull(long free, String finding) {
        assertThat(Checks.disk(free * GIB, 100 * GIB).finding()).isEqualTo(finding);
    }

    @ParameterizedTest
    @CsvSource({"90, certificate", "20, certificate-soon", "2, certificate-over", "-1, certificate-over"})
    void sayWhenTheCertificateEnds(long days, String finding) {
        assertThat(checks.certificate(Optional.of(NOW.plus(Duration.ofDays(days))))
                        .finding())
                .isEqualTo(finding);
        assertThat(checks.certificate(Optional.empty()).level()).isEqualTo(Check.Level.WELL);
    }

    @Test
    void sayThatNobodyJudgesWhereNoMachineIsHeard() {
        JudgingMachine heard = machine(JudgingMachine.State.WORKING, NOW.minusSeconds(2));
        JudgingMachine paused = machine(JudgingMachine.State.PAUSED, NOW.minusSeconds(2));
        JudgingMachine dead = machine(JudgingMachine.State.WORKING, NOW.minusSeconds(60));

        assertThat(checks.workers(List.of(dead)).finding()).isEqualTo("workers-none");
        assertThat(checks.workers(List.of(heard, paused)).finding()).isEqualTo("workers-paused");
        assertThat(checks.workers(List.of(heard, dead)).finding()).isEqualTo("workers");
    }

    private static JudgingMachine machine(JudgingMachine.State state, Instant seen) {
        return new JudgingMachine("a", null, null, 2, null, null, state, null, null, seen);
    }

    @Test
    void sayWhenSubmissionsWaitLong() {
        assertThat(checks.queue(0, NOW).finding()).isEqualTo("queue");
        assertThat(checks.queue(9, NOW.minusSeconds(600)).finding()).isEqualTo("queue-long");
    }

    @Test
    void sayWhenThereIsNoBackupOfTheLastDay() {
        DailyBackup made = new DailyBackup(
                LocalDate.EPOCH, "web-1", NOW.minus(Duration.ofHours(31)), NOW, "judge-1.backup", 5, null);

        assertThat(checks.backup(0, List.of()).finding()).isEqualTo("backup-off");
        assertThat(checks.backup(14, List.of()).finding()).isEqualTo("backup-first");
        assertThat(checks.backup(14, List.of(made)).finding()).isEqualTo("backup-old");
    }

    @Test
    void sayWhenTheJudgeFailedOrManyPasswordsWereTried() {
        assertThat(Checks.judgeErrors(0).level()).isEqualTo(Check.Level.WELL);
        assertThat(Checks.judgeErrors(1).level()).isEqualTo(Check.Level.ACT);
        assertThat(Checks.logins(99).level()).isEqualTo(Check.Level.WELL);
        assertThat(Checks.logins(100).level()).isEqualTo(Check.Level.LOOK);
    }
}
