package judge.web.page;

import io.javalin.http.UploadedFile;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.charset.Charsets;
import judge.message.Messages;
import judge.message.Quantity;
import judge.message.Visible;
import judge.online.Access;
import judge.online.Assignment;
import judge.online.Course;
import judge.online.CourseRole;
import judge.online.Refusal;
import judge.service.course.Assignments.AssignmentView;
import judge.verdict.Verdict;
import judge.web.http.RefusalAnswers;
import judge.web.http.SentCharset;
import judge.web.http.SentFiles;
import judge.web.page.Sheet.Fact;
import judge.web.page.Sheet.Link;
import judge.web.page.Table.Cell;
import judge.web.page.Table.Heads;
import org.jspecify.annotations.Nullable;

/** The parts that the pages of teaching share: addresses, words, uploads. */
public final class Desk {

    public static final String TEACH = "/teach";
    public static final String PROBLEMS = TEACH + "/problems";
    public static final String REJUDGINGS = TEACH + "/rejudgings";
    public static final String SUBMISSIONS = TEACH + "/submissions";
    public static final String COURSES = TEACH + "/courses";

    private static final String KEYS = "teacher.";
    private static final int MOST_SLUG = 40;
    private static final Pattern LOOPBACK =
            Pattern.compile("https?://(localhost|127\\.\\d+\\.\\d+\\.\\d+|\\[::1]|0\\.0\\.0\\.0)(:|$)");

    private Desk() {}

    /** The text of {@code web.teacher.<key>}. */
    public static String text(Visit visit, String key, Object... namesAndValues) {
        return visit.text(KEYS + key, namesAndValues);
    }

    public static String course(String slug) {
        return COURSES + "/" + inPath(slug);
    }

    public static String assignment(String course, String slug) {
        return course(course) + "/assignments/" + inPath(slug);
    }

    public static String student(String course, String assignment, String login) {
        return assignment(course, assignment) + "/students/" + inPath(login);
    }

    public static String problem(String slug) {
        return PROBLEMS + "/" + inPath(slug);
    }

    public static String submission(long id) {
        return SUBMISSIONS + "/" + id;
    }

    public static String rejudging(long id) {
        return REJUDGINGS + "/" + id;
    }

    /** A name as one part of an address. */
    public static String inPath(String name) {
        return URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20");
    }

    /** A page for those who see the whole class; others may not, as students of the course know that it is there. */
    public static void requireStaff(Visit visit, @Nullable CourseRole role) {
        if (!Access.may(visit.viewer(), role, Access.Action.SEE_CLASS)) {
            throw Refusal.notAllowed("not-allowed");
        }
    }

    /** Tells whether the viewer sets assignments and does not only look at them. */
    public static boolean edits(Visit visit, @Nullable CourseRole role) {
        return Access.may(visit.viewer(), role, Access.Action.EDIT_COURSE);
    }

    public static Link crumb(String href, String text) {
        return new Link(href, Visible.of(text), false);
    }

    /** The way to a page right below that of teaching. */
    public static List<Link> crumbs(Visit visit) {
        return List.of(crumb(TEACH, text(visit, "teaching")));
    }

    public static List<Link> courseCrumbs(Visit visit, Course course) {
        return List.of(crumb(TEACH, text(visit, "teaching")), crumb(course(course.slug()), course.name()));
    }

    public static List<Link> assignmentCrumbs(Visit visit, AssignmentView view) {
        return assignmentCrumbs(
                visit,
                view.course(),
                view.assignment().slug(),
                view.assignment().name());
    }

    public static List<Link> assignmentCrumbs(Visit visit, Course course, String slug, String name) {
        List<Link> crumbs = new ArrayList<>(courseCrumbs(visit, course));
        crumbs.add(crumb(assignment(course.slug(), slug), name));
        return crumbs;
    }

    public static Fact fact(Visit visit, String key, String value) {
        return new Fact(text(visit, key), value);
    }

    public static Heads heads(Visit visit) {
        return new Heads(key -> text(visit, key));
    }

    public static Form post(Visit visit, String action, String key) {
        return Form.post(action, visit.csrf(), text(visit, key));
    }

    /** The moment until which an assignment is open. */
    public static String closes(Visit visit, Assignment assignment) {
        return assignment.closes() == null ? text(visit, "no-end") : visit.time(assignment.closes());
    }

    public static String points(@Nullable Double points, @Nullable Double most) {
        return points == null ? "" : Quantity.points(points, most == null ? Double.POSITIVE_INFINITY : most);
    }

    public static String points(@Nullable Double points) {
        return points == null ? "" : Quantity.points(points);
    }

    /** The verdict of that code in words; what is none stays as it is. */
    public static String verdict(Messages messages, String code) {
        for (Verdict verdict : Verdict.values()) {
            if (verdict.name().equals(code)) {
                return messages.name(verdict);
            }
        }
        return Visible.of(code);
    }

    public static Cell badge(Visit visit, Cell cell, @Nullable String code) {
        return code == null ? cell : cell.badge(code, verdict(visit.messages(), code));
    }

    /** The title of a problem in the language of the page, else in English, else in any; the id beside it. */
    public static String title(Visit visit, Map<String, String> names, String slug) {
        String fallback = names.values().stream().findFirst().orElse("");
        String name = names.getOrDefault(visit.messages().language().tag(), names.getOrDefault("en", fallback));
        return Visible.of(name.isEmpty() || name.equals(slug) ? slug : name + " (" + slug + ")");
    }

    /** Returns the sentence about a refusal. */
    public static String sentence(Visit visit, Refusal refusal) {
        return RefusalAnswers.sentence(visit.messages(), refusal);
    }

    /** The sentence on one detail of a refusal, in the visitor's language. */
    public static String detail(Visit visit, Refusal.Detail detail) {
        return RefusalAnswers.sentence(visit.messages(), detail);
    }

    /** Says so where the address by which somebody came is of no use to others. */
    public static void warnOfOwnAddress(Visit visit, Sheet sheet) {
        String origin = visit.origin();
        if (LOOPBACK.matcher(origin).lookingAt()) {
            sheet.warning(text(visit, "address-local", "address", origin));
        }
    }

    /** Answers with a file that is kept and not shown. */
    public static void download(Visit visit, String name, String type, byte[] content) {
        String plain = name.replaceAll("[^A-Za-z0-9._-]", "_");
        visit.context()
                .header("Content-Disposition", "attachment; filename=\"" + plain + "\"")
                .header("Cache-Control", "no-store")
                .contentType(type)
                .result(content);
    }

    /** The one of the values whose word was chosen in a form. */
    public static <E extends Enum<E>> E chosen(E[] values, String word) {
        return Stream.of(values)
                .filter(value -> Words.code(value).equals(word))
                .findFirst()
                .orElseThrow(() -> noSuchChoice(word));
    }

    /** Choices of a form, whose words are those of this key with the value's own behind it. */
    public static <E extends Enum<E>> List<Form.Option> options(
            Visit visit, String key, List<E> values, String chosen) {
        return values.stream()
                .map(Words::code)
                .map(word -> new Form.Option(word, visit.text(key + word), word.equals(chosen)))
                .toList();
    }

    /** The refusal of a value that none of the choices of a form has. */
    public static Refusal noSuchChoice(String value) {
        return Refusal.invalid("no-such-choice", Map.of("value", value));
    }

    /** Files that were chosen in a field; none of those that browsers send for an empty field. */
    public static List<UploadedFile> uploads(Visit visit, String field) {
        return visit.context().uploadedFiles(field).stream()
                .filter(file -> !file.filename().isEmpty() && file.size() > 0)
                .toList();
    }

    /** The same form with a choice of the charset of what is sent, which is found out by itself unless it is chosen. */
    public static Form withCharset(Visit visit, Form form) {
        List<Form.Option> options = new ArrayList<>();
        options.add(new Form.Option("", text(visit, "charset-found"), true));
        Charsets.usual().forEach(name -> options.add(new Form.Option(name, name, false)));
        return form.select(SentCharset.FIELD, text(visit, "charset"), options, text(visit, "charset-hint"));
    }

    /** The one file of a field, if one was chosen. */
    public static Optional<byte[]> upload(Visit visit, String field) {
        return uploads(visit, field).stream().findFirst().map(SentFiles::content);
    }

    /**
     * A name for addresses made of one for people: small letters, digits, dashes.
     *
     * @param start the beginning where the name has no letter, as in Chinese
     */
    public static String slug(String name, String start) {
        String plain =
                name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-+|-+$", "");
        String whole = plain.matches(".*[a-z].*") ? plain : plain.isEmpty() ? start : start + "-" + plain;
        return whole.substring(0, Math.min(MOST_SLUG, whole.length()));
    }
}
