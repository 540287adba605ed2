package judge.cli.grade;

import java.time.Duration;
import java.util.Optional;
import judge.cli.command.CommandFailure;
import judge.cli.command.Converters;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options for explanations in reports. */
final class ExplainOptions {

    private static final String EXPLAIN = "--explain";
    private static final String TIME = "--explain-time";
    private static final Duration USUAL = Duration.ofSeconds(60);

    @Option(names = EXPLAIN)
    private boolean explain;

    @Option(names = TIME, paramLabel = "TIME", converter = Converters.Time.class)
    private @Nullable Duration time;

    /** The time on the clock for the failures of a class; empty where nobody asks for explanations. */
    Optional<Duration> time() throws CommandFailure {
        if (!explain && time != null) {
            throw new CommandFailure("error.option-needs", "option", TIME, "needed", EXPLAIN);
        }
        return explain ? Optional.of(time == null ? USUAL : time) : Optional.empty();
    }
}
