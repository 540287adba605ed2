package judge.service.course;

import java.time.Clock;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import judge.database.Database;
import judge.database.Tables;
import judge.online.Access;
import judge.online.Access.Action;
import judge.online.Assignment;
import judge.online.Course;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.problem.LanguageRules;
import judge.service.access.Audit;
import judge.service.access.Authorization;
import judge.source.LanguageChoice;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import org.jspecify.annotations.Nullable;

/** The languages in which people may hand in, as a course and an assignment choose them. */
public final class TakenLanguages {

    private final Database database;
    private final Authorization entry;
    private final Audit audit;

    public TakenLanguages(Database database, Clock clock) {
        this.database = database;
        entry = new Authorization(clock);
        audit = new Audit(clock);
    }

    /**
     * The languages of a course, or of one of its assignments.
     *
     * @param assignment null: those of the course
     * @param practice whether it is a set for practice, whose guests know nothing of the course
     * @param chosen what was chosen here; everything where nothing was
     * @param all what this judge knows
     * @param edits whether the viewer may choose
     */
    public record Choice(
            Course course,
            @Nullable Assignment assignment,
            boolean practice,
            LanguageChoice chosen,
            List<Language> all,
            boolean edits) {

        public Choice {
            all = List.copyOf(all);
        }
    }

    /**
     * A language.
     *
     * @param version in the words of its compiler or interpreter; empty: nobody has said it
     * @param there whether a machine can judge in it, as far as machines have said so
     * @param taken whether one may hand in in it here
     */
    public record Language(LanguageName name, String version, boolean there, boolean taken) {}

    /** Returns the languages of a course. */
    public Choice of(Viewer viewer, String course) {
        return database.read(tables -> ofCourse(tables, viewer, course));
    }

    /** Returns the languages of an assignment. */
    public Choice of(Viewer viewer, String course, String assignment) {
        return database.read(tables -> ofAssignment(tables, viewer, course, assignment));
    }

    /**
     * The names of the languages that one may hand in in and that are there, by the rules of a problem, too; where none
     * of those that may be taken is there, these.
     */
    public LanguageNames offered(Viewer viewer, String course, String assignment, LanguageRules rules) {
        List<Language> taken = of(viewer, course, assignment).all().stream()
                .filter(one -> one.taken() && rules.allows(one.name()))
                .toList();
        List<Language> there = taken.stream().filter(Language::there).toList();
        List<LanguageName> names =
                (there.isEmpty() ? taken : there).stream().map(Language::name).toList();
        return names.isEmpty() ? LanguageNames.known() : new LanguageNames(names);
    }

    /** Chooses those of a course; none: all are taken. */
    public Choice choose(Viewer viewer, String course, Collection<String> codes) {
        LanguageChoice choice = checked(codes);
        return database.write(tables -> {
            Course in = entry.goingCourse(tables, viewer, course);
            tables.languages().setOfCourse(in.id(), choice);
            audit.note(tables, viewer, "languages", "course " + course, words(choice));
            return ofCourse(tables, viewer, course);
        });
    }

    /** Chooses those of an assignment; none: those of its course are taken. */
    public Choice choose(Viewer viewer, String course, String assignment, Collection<String> codes) {
        LanguageChoice choice = checked(codes);
        return database.write(tables -> {
            Authorization.AtAssignment at = entry.assignment(tables, viewer, course, assignment, Action.EDIT_COURSE);
            Authorization.requireGoing(at.course());
            tables.languages().setOfAssignment(at.assignment().id(), choice);
            audit.note(tables, viewer, "languages", "assignment " + course + "/" + assignment, words(choice));
            return ofAssignment(tables, viewer, course, assignment);
        });
    }

    private static LanguageChoice checked(Collection<String> codes) {
        LanguageChoice choice = LanguageChoice.of(codes);
        for (String code : choice.codes()) {
            known(code);
        }
        choice.runtimes().forEach((code, runtime) -> {
            if (!known(runtime).canRun(known(code))) {
                throw Refusal.invalid("language-runtime", Map.of("language", code, "runtime", runtime));
            }
        });
        return choice;
    }

    private static LanguageName known(String code) {
        return LanguageNames.known()
                .ofCode(code)
                .orElseThrow(() -> Refusal.invalid("language-unknown", Map.of("language", code)));
    }

    private static String words(LanguageChoice choice) {
        return choice.isNothing() ? "all" : String.join(", ", choice.words());
    }

    private Choice ofCourse(Tables tables, Viewer viewer, String course) {
        Authorization.InCourse in = entry.course(tables, viewer, course, Action.SEE_COURSE);
        LanguageChoice chosen = tables.languages().ofCourse(in.course().id());
        boolean edits = Access.may(viewer, in.role(), Action.EDIT_COURSE);
        return new Choice(Courses.withoutCode(in.course()), null, false, chosen, all(tables, chosen), edits);
    }

    private Choice ofAssignment(Tables tables, Viewer viewer, String course, String assignment) {
        Authorization.AtAssignment at = entry.assignment(tables, viewer, course, assignment, Action.SEE_ASSIGNMENT);
        LanguageChoice own =
                tables.languages().ofAssignment(at.assignment().id()).orElse(LanguageChoice.EVERYTHING);
        LanguageChoice valid =
                own.isNothing() ? tables.languages().ofCourse(at.course().id()) : own;
        boolean edits = Access.may(viewer, at.role(), Action.EDIT_COURSE);
        boolean practice = tables.practice().audience(at.assignment().id()).isPresent();
        return new Choice(Courses.withoutCode(at.course()), at.assignment(), practice, own, all(tables, valid), edits);
    }

    private static List<Language> all(Tables tables, LanguageChoice choice) {
        Map<String, String> judged = tables.workers().judged();
        List<Language> all = new ArrayList<>();
        for (LanguageName name : LanguageNames.known().all()) {
            String version = judged.getOrDefault(name.code(), "");
            boolean there = judged.isEmpty() || judged.containsKey(name.code());
            all.add(new Language(name, version, there, choice.takes(name.code())));
        }
        return all;
    }
}
