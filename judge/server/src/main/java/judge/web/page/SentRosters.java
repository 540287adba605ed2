package judge.web.page;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import judge.message.Visible;
import judge.online.Course;
import judge.roster.RosterText;
import judge.service.ClassLists;
import judge.service.RosterQuestion;
import judge.service.SamePeople;
import judge.web.page.Form.Choice;
import judge.web.page.Sheet.Link;
import org.jspecify.annotations.Nullable;

/** Lists of classes as they are sent: put into a course at once, or when it was said who is who. */
final class SentRosters {

    static final String FILE = "roster";
    static final String PASTED = "pasted";

    private static final String SAME = "same";
    private static final String RENAMED = "renamed";
    private static final String ALL = "*";
    private static final Pattern NUMBER_AND_NAME =
            Pattern.compile("\\h*(?=\\S*\\d)([^\\h,;\"]+)[ \u3000]+([^\\h,;\"][^\t,;\"]*)");
    private static final Pattern NAME_AND_NUMBER =
            Pattern.compile("\\h*([^\\d\t,;\"]*[^\\d\\h,;\"])[ \u3000]+((?=\\S*\\d)[^\\h,;\"]+)\\h*");

    private final ClassLists classLists;
    private final PasswordSlips slips;

    SentRosters(ClassLists classLists, PasswordSlips slips) {
        this.classLists = classLists;
        this.slips = slips;
    }

    /** What was chosen or pasted. */
    static Optional<byte[]> sent(Visit visit) {
        return Desk.upload(visit, FILE).or(() -> {
            String pasted = visit.field(PASTED);
            return pasted.isBlank()
                    ? Optional.empty()
                    : Optional.of(table(pasted).getBytes(StandardCharsets.UTF_8));
        });
    }

    /** Where nothing divides number and name but blanks, as in a chat or a letter, the first of them do. */
    static String table(String pasted) {
        List<String> lines = pasted.lines().filter(line -> !line.isBlank()).toList();
        for (Pattern pattern : List.of(NUMBER_AND_NAME, NAME_AND_NUMBER)) {
            if (lines.stream().allMatch(line -> pattern.matcher(line).matches())) {
                return lines.stream()
                        .map(line -> pattern.matcher(line).replaceFirst("$1\t$2"))
                        .collect(Collectors.joining("\n"));
            }
        }
        return pasted;
    }

    /** Puts a class into a course, and answers with the passwords of those who are new. */
    void put(Visit visit, Course course, byte[] csv) {
        answered(visit, course.slug(), csv, Map.of()).ifPresent(said -> {
            slips.show(visit, classLists.put(visit.viewer(), course.slug(), csv, said));
        });
    }

    /**
     * The same into a course that is made for it, under the first of these names for addresses that is free.
     *
     * @param slug as it was typed, to be asked for again
     */
    void create(Visit visit, List<String> slugs, String slug, String name, byte[] csv) {
        answered(visit, null, csv, Map.of("name", name, "slug", slug)).ifPresent(said -> {
            slips.show(visit, classLists.create(visit.viewer(), slugs, name, csv, said));
        });
    }

    /** What was said of those who may be somebody else; empty: some are left, and were asked for. */
    private Optional<SamePeople> answered(Visit visit, @Nullable String course, byte[] csv, Map<String, String> more) {
        List<String> same = visit.context().formParams(SAME);
        List<String> renamed = visit.context().formParams(RENAMED);
        SamePeople one = SamePeople.of(same, renamed);
        List<RosterQuestion> questions = classLists.questions(visit.viewer(), course, csv, one);
        SamePeople said = one.with(toAll(questions, same.contains(ALL), renamed.contains(ALL)));
        List<RosterQuestion> open = questions.stream()
                .filter(question -> !said.knows(question.there().login()))
                .toList();
        if (open.isEmpty()) {
            return Optional.of(said);
        }
        ask(visit, csv, more, said, open);
        return Optional.empty();
    }

    /** Of those who are more than students each is asked for alone. */
    private static SamePeople toAll(List<RosterQuestion> questions, boolean same, boolean renamed) {
        List<String> kept = new ArrayList<>();
        List<String> named = new ArrayList<>();
        for (RosterQuestion question : questions) {
            String login = question.there().login();
            if (renamed && question.mayRename() && !question.isOfStaff()) {
                named.add(login);
            } else if (same && !question.isOfStaff()) {
                kept.add(login);
            }
        }
        return SamePeople.of(kept, named);
    }

    private static void ask(
            Visit visit, byte[] csv, Map<String, String> more, SamePeople said, List<RosterQuestion> open) {
        Form form = Desk.post(visit, visit.context().path(), "roster-people-send")
                .parts()
                .hidden(PASTED, RosterText.decode(csv).orElseThrow());
        for (Map.Entry<String, String> one : more.entrySet()) {
            form = form.hidden(one.getKey(), one.getValue());
        }
        for (String login : said.same()) {
            form = form.hidden(SAME, login);
        }
        for (String login : said.renamed()) {
            form = form.hidden(RENAMED, login);
        }
        for (RosterQuestion question : open) {
            form = form.group(legend(visit, question), choices(visit, question));
        }
        long students = open.stream().filter(question -> !question.isOfStaff()).count();
        if (students > 1) {
            List<Choice> all = new ArrayList<>();
            all.add(new Choice(SAME, ALL, Desk.text(visit, "roster-all-same"), false, null));
            if (open.stream().anyMatch(RosterQuestion::mayRename)) {
                all.add(new Choice(RENAMED, ALL, Desk.text(visit, "roster-all-renamed"), false, null));
            }
            form = form.group(Desk.text(visit, "roster-all"), all);
        }
        visit.context().status(409);
        new Sheet()
                .crumbs(List.of(Desk.crumb(Desk.TEACH, Desk.text(visit, "teaching"))))
                .warning(Desk.text(visit, "roster-people", "count", open.size()))
                .text(Desk.text(visit, "roster-people-how"))
                .form(form)
                .links(List.of(new Link(back(visit), Desk.text(visit, "roster-people-back"), false)))
                .show(visit, Desk.text(visit, "roster-people-title"));
    }

    private static String back(Visit visit) {
        String path = visit.context().path();
        return path.equals(Desk.COURSES) ? Desk.TEACH : path.substring(0, path.lastIndexOf('/'));
    }

    private static String legend(Visit visit, RosterQuestion question) {
        return Visible.of(Desk.detail(visit, question.detail()));
    }

    private static List<Choice> choices(Visit visit, RosterQuestion question) {
        String login = question.there().login();
        String name = Visible.of(question.there().name());
        String key = question.isOfStaff() ? "roster-same-staff" : "roster-same";
        List<Choice> choices = new ArrayList<>();
        choices.add(new Choice(SAME, login, Desk.text(visit, key, "name", name), false, null));
        if (question.mayRename()) {
            String listed = Visible.of(Objects.requireNonNull(question.listed()));
            choices.add(new Choice(RENAMED, login, Desk.text(visit, "roster-renamed", "listed", listed), false, null));
        }
        return choices;
    }
}
