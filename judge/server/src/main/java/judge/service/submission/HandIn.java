package judge.service.submission;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.database.Database;
import judge.database.Tables;
import judge.database.judging.HandInPlace;
import judge.database.judging.NewSubmission;
import judge.database.sql.FinalStatement;
import judge.online.Access.Action;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.JudgingPriority;
import judge.online.Origin;
import judge.online.Person;
import judge.online.Refusal;
import judge.online.StoredSubmission;
import judge.online.Viewer;
import judge.service.access.Authorization;
import judge.service.course.ContestDuties;
import judge.source.LanguageChoice;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import judge.submission.SourceFile;
import judge.submission.Submission;
import org.jspecify.annotations.Nullable;

/** Takes submissions: what it has given back is on the disk, and will be judged. */
public final class HandIn {

    /** The size of sources in bytes: more than any problem allows; the judge says what is too large for its problem. */
    private static final long MOST_BYTES = 4 << 20;

    private static final int MOST_FILES = 500;
    private static final int LONGEST_PATH = 250;
    private static final int LONGEST_KEY = 200;

    private final Database database;
    private final Clock clock;
    private final Authorization entry;
    private final Drafts drafts;

    public HandIn(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
        entry = new Authorization(clock);
        drafts = new Drafts(database, clock);
    }

    /** Returns what was written and is not handed in yet. */
    public Drafts drafts() {
        return drafts;
    }

    /**
     * Hands in. The staff of the course are bound neither to deadlines nor to a number of attempts.
     *
     * @param problem its slug
     * @param files at least one
     * @param forLogin the owner's login, for the staff of the course; null: the viewer's own
     * @param idempotencyKey the sender's name for this request: a second one gets the first one's submission; null:
     *     it has none
     * @throws Refusal if it is not possible, or not now
     */
    public StoredSubmission handIn(
            Viewer viewer,
            String course,
            String assignment,
            String problem,
            List<SourceFile> files,
            @Nullable String forLogin,
            Origin origin,
            @Nullable String idempotencyKey) {
        requireFiles(files);
        requireKey(idempotencyKey);
        byte[] zip = SourceZip.of(files);
        long by = viewer.person();
        boolean own = forLogin == null || forLogin.equals(viewer.login());
        return database.writeLast(tables -> {
            HandInPlace place = tables.handIns()
                    .place(course, assignment, problem, viewer.person(), own)
                    .orElseThrow(Refusal::notFound);
            entry.assignment(viewer, place, own ? Action.SEE_ASSIGNMENT : Action.HAND_IN_FOR);
            AssignedProblem assigned = place.problem();
            if (assigned == null) {
                throw Refusal.notFound();
            }
            long person = owner(tables, place, viewer, own ? null : forLogin);
            // Before it is asked whether the time is over: what has been taken stays taken, however late it is asked.
            if (idempotencyKey != null) {
                tables.lock(viewer.person());
                Optional<StoredSubmission> sent = tables.submissions().sent(viewer.person(), idempotencyKey);
                if (sent.isPresent()) {
                    return FinalStatement.none(again(tables, sent.get(), assigned, person, zip));
                }
            }
            Authorization.AtAssignment at = entry.assignment(viewer, place, own ? Action.HAND_IN : Action.HAND_IN_FOR);
            requireTaken(at, place, files);
            @Nullable String language = language(files, place.languages());
            Instant now = clock.instant();
            if (!at.staff() && isLimited(at.assignment())) {
                tables.lock(person);
                now = clock.instant();
                requireAttempt(tables, at.assignment(), assigned, person, now);
            }
            boolean student = !at.staff() && own;
            JudgingPriority usual = ContestDuties.handIn(tables, place, person, student, now);
            JudgingPriority priority = origin == Origin.IMPORT ? JudgingPriority.IMPORTED : usual;
            return tables.handIns()
                    .add(new NewSubmission(
                            assigned, person, by, now, origin, zip, language, idempotencyKey, priority.number()));
        });
    }

    /** Refuses, before it counts, what comes to a course that is over, or is not in one language that is taken here. */
    static void requireTaken(Authorization.AtAssignment at, HandInPlace place, List<SourceFile> files) {
        Authorization.requireGoing(at.course());
        if (at.staff()) {
            return;
        }
        List<String> paths = files.stream().map(SourceFile::path).toList();
        List<LanguageName> told =
                LanguageNames.known().told(paths, place.languages().codes());
        if (told.size() > 1) {
            throw SeveralLanguages.refusal(
                    LanguageNames.known(), paths, place.languages().codes());
        }
        if (!place.languages().takesFiles(paths)) {
            throw Refusal.invalid(
                    "language-not-taken", Map.of("languages", place.languages().titles()));
        }
    }

    private static void requireKey(@Nullable String key) {
        if (key != null && (key.isEmpty() || key.length() > LONGEST_KEY)) {
            throw Refusal.invalid("key-invalid", Map.of("count", key.length(), "most", LONGEST_KEY));
        }
    }

    private static @Nullable String language(List<SourceFile> files, LanguageChoice choice) {
        return LanguageNames.codeOf(files.stream().map(SourceFile::path).toList())
                .map(choice::runtime)
                .orElse(null);
    }

    static void requireFiles(List<SourceFile> files) {
        if (files.isEmpty()) {
            throw Refusal.invalid("no-files");
        }
        if (files.size() > MOST_FILES) {
            throw new Refusal(
                    Refusal.Kind.TOO_LARGE, "too-many-files", Map.of("most", MOST_FILES, "count", files.size()));
        }
        Set<String> paths = new HashSet<>();
        for (SourceFile file : files) {
            // Each by itself, to say which.
            if (file.path().length() > LONGEST_PATH || !isValid(file)) {
                throw Refusal.invalid("path-invalid", Map.of("path", file.path()));
            }
            if (!paths.add(file.path())) {
                throw Refusal.invalid("path-twice", Map.of("path", file.path()));
            }
        }
        for (String path : paths) {
            for (int end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
                String folder = path.substring(0, end);
                if (paths.contains(folder)) { // A zip can have both, a folder of the judge's cannot.
                    throw Refusal.invalid("path-invalid", Map.of("path", folder));
                }
            }
        }
        Submission all = Submission.of("", "", "", files, MOST_BYTES);
        if (all.fault().isPresent()) {
            throw new Refusal(Refusal.Kind.TOO_LARGE, "submission-too-large", Map.of("bytes", MOST_BYTES));
        }
    }

    private static boolean isValid(SourceFile file) {
        try {
            Submission.of("", "", "", List.of(file), MOST_BYTES);
            return file.path().codePoints().noneMatch(Character::isISOControl)
                    && !file.path().contains("\\");
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** Returns the person in whose name it is handed in: the lead, where that person is in a work group. */
    private static long owner(Tables tables, HandInPlace place, Viewer viewer, @Nullable String forLogin) {
        long person = forLogin == null
                ? viewer.person()
                : member(tables, place.course().id(), forLogin);
        if (!place.together()) {
            return person;
        }
        tables.lock(person);
        long lead = tables.assignments().groups().lead(place.assignment().id(), person);
        tables.lock(lead);
        return lead;
    }

    private static long member(Tables tables, long course, String login) {
        return tables.people()
                .find(login)
                .map(Person::id)
                .filter(person -> tables.courses().member(course, person).isPresent())
                .orElseThrow(() -> Refusal.invalid("not-in-course", Map.of("login", login)));
    }

    private static StoredSubmission again(
            Tables tables, StoredSubmission sent, AssignedProblem assigned, long person, byte[] zip) {
        boolean same = sent.assignment() == assigned.assignment()
                && sent.problem() == assigned.problem()
                && sent.person() == person
                && sent.sources().equals(tables.blobs().put(zip));
        if (!same) {
            throw Refusal.conflict("key-taken");
        }
        return sent;
    }

    private static boolean isLimited(Assignment assignment) {
        return assignment.attempts() != null || !assignment.interval().isZero();
    }

    private static void requireAttempt(
            Tables tables, Assignment assignment, AssignedProblem assigned, long person, Instant now) {
        List<StoredSubmission> before =
                tables.submissions().attempts(assigned.assignment(), assigned.problem(), person);
        Integer most = assignment.attempts();
        if (most != null && before.size() >= most) {
            throw Refusal.notAllowed("no-attempts-left", Map.of("attempts", most));
        }
        if (!before.isEmpty()) {
            Instant next = before.get(before.size() - 1).received().plus(assignment.interval());
            if (now.isBefore(next)) {
                long seconds =
                        Math.max(1, Duration.between(now, next).plusMillis(999).toSeconds());
                throw new Refusal(Refusal.Kind.TOO_OFTEN, "too-soon", Map.of("seconds", seconds), next);
            }
        }
    }
}
