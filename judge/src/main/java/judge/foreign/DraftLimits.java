package judge.foreign;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import judge.reason.Fault;

/** Collects the limits of a package, which has one of each for all cases: the largest that was said. */
final class DraftLimits {

    private static final long MEBIBYTE = 1 << 20;

    /** The size of output in MiB that the format allows where a package says nothing. */
    private static final long USUAL_OUTPUT = 8;

    /** The largest size of output in MiB that the format knows. */
    private static final long MOST_OUTPUT = 1024;

    private Optional<Double> seconds = Optional.empty();
    private Optional<Long> mebibytes = Optional.empty();

    /** Takes a limit in seconds; a remark where another one was said before. */
    List<Fault> time(double limit) {
        boolean mixed = seconds.isPresent() && Math.abs(seconds.get() - limit) > 1e-9;
        seconds = Optional.of(Math.max(limit, seconds.orElse(0.0)));
        return mixed ? List.of(Fault.of(ImportRemark.TIME_LIMITS_MIXED)) : List.of();
    }

    /** Takes a limit in MiB; remarks where it is less than any program needs, or another one was said before. */
    List<Fault> memory(double limit) {
        List<Fault> remarks = new ArrayList<>();
        long whole = Math.min(Math.max(Math.round(Math.ceil(limit)), Amounts.LEAST_MEBIBYTES), MEBIBYTE);
        if (limit < Amounts.LEAST_MEBIBYTES) {
            remarks.add(Fault.of(ImportRemark.MEMORY_LIMIT_RAISED, Amounts.LEAST_MEBIBYTES));
        }
        if (mebibytes.isPresent() && mebibytes.get() != whole) {
            remarks.add(Fault.of(ImportRemark.MEMORY_LIMITS_MIXED));
        }
        mebibytes = Optional.of(Math.max(whole, mebibytes.orElse(0L)));
        return remarks;
    }

    /**
     * Returns the lines of {@code problem.yaml}; none where nothing differs from what the format takes by itself.
     *
     * @param largestAnswer the size of the largest answer in bytes: right programs may print twice as much
     */
    String yaml(long largestAnswer) {
        StringBuilder yaml = new StringBuilder();
        seconds.ifPresent(limit -> {
            yaml.append("  time_limit: ").append(Amounts.written(limit)).append('\n');
            if (limit != Math.rint(limit)) {
                yaml.append("  time_resolution: 0.001\n");
            }
        });
        mebibytes.ifPresent(limit -> yaml.append("  memory: ").append(limit).append('\n'));
        long output = Math.min((2 * largestAnswer + MEBIBYTE - 1) / MEBIBYTE, MOST_OUTPUT);
        if (output > USUAL_OUTPUT) {
            yaml.append("  output: ").append(output).append('\n');
        }
        return yaml.isEmpty() ? "" : "limits:\n" + yaml;
    }
}
