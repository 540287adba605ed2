package judge.service.contest;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.database.Database;
import judge.online.LoggedChange;
import judge.online.LoggedChange.Position;
import org.jspecify.annotations.Nullable;

/**
 * The changes of contests since a position in the log.
 *
 * @param submissions those that have changed, by contest
 * @param anew the contests of which more has changed than single submissions
 * @param last the position of the last change, by contest
 * @param until the position up to which the log was read
 */
record BoardChanges(Map<Long, Set<Long>> submissions, Set<Long> anew, Map<Long, Position> last, Position until) {

    private static final int AT_ONCE = 1_000;
    private static final Pattern SUBMISSION = Pattern.compile("\"submission\":(\\d+)");

    /**
     * Reads the changes of some contests.
     *
     * @param from null: all of them are to be made anew
     */
    static BoardChanges since(Database database, @Nullable Position from, Set<Long> contests) {
        if (from == null) {
            return all(database, contests);
        }
        Map<Long, Set<Long>> submissions = new HashMap<>();
        Set<Long> anew = new HashSet<>();
        Map<Long, Position> last = new HashMap<>();
        Position after = from;
        while (true) {
            List<LoggedChange> some = after(database, after);
            for (LoggedChange change : some) {
                after = change.position();
                Long contest = change.assignment();
                if (contest != null && contests.contains(contest)) {
                    last.put(contest, after);
                    Optional<Long> submission = submission(change);
                    (submission.isEmpty() ? anew : submissions.computeIfAbsent(contest, any -> new HashSet<>()))
                            .add(submission.orElse(contest));
                }
            }
            if (some.size() < AT_ONCE) {
                return new BoardChanges(submissions, anew, last, after);
            }
        }
    }

    private static List<LoggedChange> after(Database database, Position position) {
        return database.read(tables -> tables.changes().since(position, AT_ONCE));
    }

    private static BoardChanges all(Database database, Set<Long> contests) {
        Position end = database.read(tables -> tables.changes().end());
        return new BoardChanges(Map.of(), Set.copyOf(contests), Map.of(), end);
    }

    private static Optional<Long> submission(LoggedChange change) {
        return switch (change.type()) {
            case "submission", "rejudged" -> Optional.of(change.object());
            case "judged" -> {
                Matcher number = SUBMISSION.matcher(change.data());
                yield number.find() ? Optional.of(Long.valueOf(number.group(1))) : Optional.empty();
            }
            default -> Optional.empty();
        };
    }
}
