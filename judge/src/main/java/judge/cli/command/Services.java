package judge.cli.command;

import java.time.Clock;
import java.util.List;
import java.util.function.Supplier;
import judge.app.HostFailure;
import judge.app.JudgeOptions;
import judge.app.OpenJudge;
import judge.cli.terminal.Interrupts;
import judge.host.HostFinding;
import judge.host.HostMeasures;
import judge.problem.DataMaker;
import judge.problem.reading.PackageReader;

/**
 * The parts of the program that commands need; each is created when a command asks for it.
 *
 * @param version of this program
 * @param command the command that started the program
 * @param clock the clock that tells when a run began and ended
 * @param judges the maker of judges
 * @param findings the check of this host
 * @param measures the measuring of this host
 * @param interrupts the notice of Ctrl-C
 */
public record Services(
        String version,
        OwnCommand command,
        Clock clock,
        Judges judges,
        Supplier<List<HostFinding>> findings,
        Measures measures,
        Interrupts interrupts) {

    /** Measures hosts. */
    @FunctionalInterface
    public interface Measures {

        /** Takes about half a minute. */
        HostMeasures take() throws HostFailure, InterruptedException;
    }

    /** Sets judges up. */
    @FunctionalInterface
    public interface Judges {

        /** A judge. Any number of threads may use it. */
        OpenJudge open(JudgeOptions options) throws HostFailure, InterruptedException;

        /** Makes test data that packages describe and do not bring. */
        default DataMaker dataMaker() {
            return PackageReader.NO_MAKER;
        }

        /** Judges that these set up, with somebody who makes test data. */
        static Judges with(Judges judges, DataMaker maker) {
            return new Judges() {
                @Override
                public OpenJudge open(JudgeOptions options) throws HostFailure, InterruptedException {
                    return judges.open(options);
                }

                @Override
                public DataMaker dataMaker() {
                    return maker;
                }
            };
        }
    }
}
