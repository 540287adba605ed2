package judge.service.problem;

import com.fasterxml.jackson.core.type.TypeReference;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import judge.database.Database;
import judge.database.course.MadeCaseTable.MadeRow;
import judge.online.Access.Action;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.reason.Fault;
import judge.service.access.Authorization;
import org.jspecify.annotations.Nullable;

/** Test cases that generators of a problem are asked for; whoever may change the problem sees what came of it. */
public record CaseMakings(Database database, Clock clock, Authorization entry) {

    private static final Duration KEPT = Duration.ofDays(1);
    private static final int MOST_WAITING = 20;
    private static final int MOST_CHARACTERS = 500;
    private static final int MOST_SHOWN = 80;
    private static final Pattern ONE_LINE = Pattern.compile("\\P{Cntrl}+");

    /**
     * A case that was asked for.
     *
     * @param name below {@code data}
     * @param command the generator with its arguments
     * @param done whether it is known what came of it
     * @param input null where it is not made
     */
    @SuppressWarnings("ArrayRecordComponent") // handed on, and never compared
    public record AskedCase(
            long id,
            String name,
            String command,
            boolean done,
            byte @Nullable [] input,
            byte @Nullable [] answer,
            List<Fault> faults) {

        static AskedCase of(MadeRow row) {
            String faults = row.faults();
            return new AskedCase(
                    row.id(),
                    row.name(),
                    row.command(),
                    row.done(),
                    row.input(),
                    row.answer(),
                    faults == null ? List.of() : StoredJson.read(faults, new TypeReference<List<Fault>>() {}));
        }
    }

    /**
     * Asks for a case of the newest version.
     *
     * @param name below {@code data}, which no case has
     * @param command a program in {@code generators} and its arguments
     */
    public void ask(Viewer viewer, OpenedPackage opened, String name, String command) {
        if (command.length() > MOST_CHARACTERS || !ONE_LINE.matcher(command).matches()) {
            String shown = command.substring(0, Math.min(MOST_SHOWN, command.length()));
            throw Refusal.invalid("generator-command", Map.of("command", shown));
        }
        if (opened.files().containsKey(PackageCases.input(name))) {
            throw Refusal.conflict("case-there", Map.of("case", name));
        }
        database.write(tables -> {
            long problem = entry.problem(tables, viewer, opened.slug(), Action.EDIT_PROBLEM)
                    .id();
            tables.problems().madeCases().forget(oldest());
            long waiting = tables.problems().madeCases().of(problem, oldest()).stream()
                    .filter(row -> !row.done())
                    .count();
            if (waiting >= MOST_WAITING) {
                throw Refusal.conflict("generator-waiting", Map.of("count", waiting));
            }
            tables.problems().madeCases().add(opened.version(), clock.instant(), name, command);
            return waiting;
        });
    }

    /** The cases that were asked for within a day and are not kept yet. */
    public List<AskedCase> of(Viewer viewer, String slug) {
        return database.read(tables -> {
            long problem =
                    entry.problem(tables, viewer, slug, Action.EDIT_PROBLEM).id();
            return tables.problems().madeCases().of(problem, oldest()).stream()
                    .map(AskedCase::of)
                    .toList();
        });
    }

    /** One of them. */
    public AskedCase one(Viewer viewer, String slug, long id) {
        return of(viewer, slug).stream()
                .filter(one -> one.id() == id)
                .findFirst()
                .orElseThrow(Refusal::notFound);
    }

    /** Forgets one of them: it is kept, or nobody wants it. */
    public void forget(Viewer viewer, String slug, long id) {
        AskedCase one = one(viewer, slug, id);
        database.write(tables -> {
            tables.problems().madeCases().forget(one.id());
            return one;
        });
    }

    private Instant oldest() {
        return clock.instant().minus(KEPT);
    }
}
