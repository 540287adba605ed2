package judge.web.page.teacher;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.message.Visible;
import judge.online.Access.Phase;
import judge.online.practice.PracticeAudience;
import judge.online.practice.PracticeLevel;
import judge.service.OnlineServices;
import judge.service.course.Courses.CourseView;
import judge.service.course.PracticeView;
import judge.service.course.PracticeView.Item;
import judge.web.page.Desk;
import judge.web.page.EmptyList;
import judge.web.page.Form;
import judge.web.page.Form.Choice;
import judge.web.page.Form.Option;
import judge.web.page.Paths;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Link;
import judge.web.page.Table;
import judge.web.page.Table.Cell;
import judge.web.page.Table.Row;
import judge.web.page.Times;
import judge.web.page.Visit;
import judge.web.page.Words;
import org.jspecify.annotations.Nullable;

/** The pages of sets for teachers, with what was typed where it was refused. */
record SetSheet(OnlineServices services) {

    /** The sets of a course, and the form to make one; {@code refused}: why it was not made just now, else empty. */
    void all(Visit visit, CourseView course, String refused) {
        String slug = course.course().slug();
        Sheet sheet = begun(Desk.courseCrumbs(visit, course.course()), refused);
        List<PracticeView.Line> lines = services.practice().of(visit.viewer(), slug);
        sheet.note(words(visit, "sets-said"));
        if (!lines.isEmpty()) {
            List<Row> rows = lines.stream().map(line -> row(visit, line)).toList();
            Table.Heads heads =
                    Desk.heads(visit).text("set", "audience", "opens", "closes").number("problems");
            sheet.table(new Table(words(visit, "sets"), null, heads, rows));
        }
        if (Desk.edits(visit, course.role())) {
            make(visit, sheet, slug);
        }
        sheet.show(visit, words(visit, "sets"));
    }

    private void make(Visit visit, Sheet sheet, String course) {
        List<String> chosen = visit.context().formParams("problem");
        List<Choice> problems = problems(visit).entrySet().stream()
                .map(one -> new Choice("problem", one.getKey(), one.getValue(), chosen.contains(one.getKey()), null))
                .toList();
        sheet.heading("make", words(visit, "make-set"));
        EmptyList.problems(visit, sheet, problems);
        sheet.form(Desk.post(visit, Paths.taughtSets(course), "make-set")
                .id("new")
                .text("name", words(visit, "set-name"), visit.field("name"), true, null)
                .select("audience", words(visit, "audience"), audiences(visit, visit.field("audience")), null)
                .group(words(visit, "problems"), problems));
    }

    private static String words(Visit visit, String key) {
        return Desk.text(visit, key);
    }

    private static Sheet begun(List<Link> crumbs, String refused) {
        Sheet sheet = new Sheet().crumbs(crumbs);
        return refused.isEmpty() ? sheet : sheet.warning(refused);
    }

    private static Row row(Visit visit, PracticeView.Line line) {
        return new Row(List.of(
                Cell.row(Visible.of(line.set().name()))
                        .link(Paths.taughtSet(line.course(), line.set().slug())),
                Cell.of(audience(visit, line.audience())),
                Cell.whole(visit.time(line.set().opens())),
                Cell.of(Desk.closes(visit, line.set())),
                Cell.number(String.valueOf(line.problems()))));
    }

    private static String audience(Visit visit, PracticeAudience audience) {
        return Desk.text(visit, "audience-" + Words.code(audience));
    }

    private static List<Option> audiences(Visit visit, String chosen) {
        return Desk.options(visit, "teacher.audience-", List.of(PracticeAudience.values()), chosen);
    }

    /** The titles of the problems that the viewer can choose, by their ids. */
    private Map<String, String> problems(Visit visit) {
        return services.problems().all(visit.viewer()).stream()
                .collect(Collectors.toMap(
                        view -> view.problem().slug(),
                        view -> Desk.title(visit, view.names(), view.problem().slug()),
                        (one, other) -> one,
                        LinkedHashMap::new));
    }

    /** A set; {@code refused}: why it was not changed just now, else empty. */
    void one(Visit visit, CourseView course, PracticeView view, String refused) {
        List<Link> crumbs = new ArrayList<>(Desk.courseCrumbs(visit, course.course()));
        crumbs.add(Desk.crumb(Paths.taughtSets(view.course()), words(visit, "sets")));
        Sheet sheet = begun(crumbs, refused);
        String slug = view.set().slug();
        sheet.links(List.of(
                new Link(TaughtSubmissions.address(view.course(), slug, null), words(visit, "submissions"), false),
                new Link(Paths.set(view.course(), slug), words(visit, "student-view"), false)));
        boolean edits = Desk.edits(visit, course.role());
        sheet.heading("problems", words(visit, "problems"));
        problems(visit, sheet, view, edits);
        if (edits) {
            settings(visit, sheet, view);
        }
        sheet.show(visit, Visible.of(view.set().name()));
    }

    private void problems(Visit visit, Sheet sheet, PracticeView view, boolean edits) {
        List<Row> rows = new ArrayList<>();
        for (Item item : view.items()) {
            rows.add(problem(visit, view, item, rows.size() + 1, edits));
        }
        Table.Heads heads = Desk.heads(visit)
                .number("place")
                .text("problem", "level-and-tags")
                .number("solved-share");
        sheet.table(new Table(words(visit, "problems"), null, heads.blankIf(edits), rows));
        sheet.note(words(visit, "share-note"));
        if (edits) {
            add(visit, sheet, view);
        }
    }

    private static Form form(Visit visit, PracticeView view, String deed, String key) {
        return Desk.post(visit, Paths.taughtSet(view.course(), view.set().slug()), key)
                .hidden("deed", deed);
    }

    private static void settings(Visit visit, Sheet sheet, PracticeView view) {
        boolean sent = visit.field("deed").equals("settings");
        @Nullable Instant closes = view.set().closes();
        String end = closes == null ? "" : Times.field(closes, visit.zone());
        String audience = sent ? visit.field("audience") : Words.code(view.audience());
        String begin = Times.field(view.set().opens(), visit.zone());
        String zone = TeachingCourses.zoneNote(visit);
        String hint = words(visit, "set-closes-hint");
        sheet.heading("settings", words(visit, "set-settings"));
        sheet.form(form(visit, view, "settings", "save")
                .id("settings")
                .text(
                        "name",
                        words(visit, "set-name"),
                        sent(visit, sent, "name", view.set().name()),
                        true,
                        null)
                .select("audience", words(visit, "audience"), audiences(visit, audience), words(visit, "audience-hint"))
                .moment("opens", words(visit, "opens"), sent(visit, sent, "opens", begin), true, zone)
                .moment("closes", words(visit, "closes"), sent(visit, sent, "closes", end), false, hint));
        boolean open = view.phase() == Phase.OPEN;
        sheet.form(form(visit, view, open ? "close" : "open", open ? "set-close" : "set-open")
                .quiet());
    }

    private static String sent(Visit visit, boolean sent, String field, String now) {
        return sent ? visit.field(field) : now;
    }

    private static Row problem(Visit visit, PracticeView view, Item item, int place, boolean edits) {
        String title = Desk.title(visit, item.names(), item.slug());
        Cell name = Cell.row(title).link(Paths.problem(view.course(), view.set().slug(), item.slug()));
        Cell share = Cell.number(item.percent() == null ? "" : item.percent() + " %");
        Cell number = Cell.number(String.valueOf(place));
        if (!edits) {
            String words = Stream.concat(
                            Stream.of(Words.level(visit, item.tags().level())), item.tags().tags().stream())
                    .filter(word -> !word.isEmpty())
                    .collect(Collectors.joining(", "));
            return new Row(List.of(number, name, Cell.of(words), share));
        }
        Cell buttons = Cell.of("").kind("buttons");
        for (String deed : List.of("up", "down", "remove")) {
            buttons =
                    buttons.with(form(visit, view, deed, "set-" + deed).inline().hidden("problem", item.slug()));
        }
        return new Row(List.of(number, name, Cell.of("").with(tags(visit, view, item)), share, buttons));
    }

    private static Form tags(Visit visit, PracticeView view, Item item) {
        boolean sent =
                visit.field("deed").equals("tags") && visit.field("problem").equals(item.slug());
        @Nullable PracticeLevel now = item.tags().level();
        String level = sent(visit, sent, "level", now == null ? "" : Words.code(now));
        List<Option> levels = new ArrayList<>();
        levels.add(new Option("", words(visit, "no-level"), level.isEmpty()));
        levels.addAll(Desk.options(visit, "level-", List.of(PracticeLevel.values()), level));
        return form(visit, view, "tags", "save")
                .inline()
                .id("tags-" + item.slug())
                .hidden("problem", item.slug())
                .select("level", words(visit, "level"), levels, null)
                .text(
                        "tags",
                        words(visit, "tags"),
                        sent(visit, sent, "tags", String.join(", ", item.tags().tags())),
                        false,
                        null);
    }

    private void add(Visit visit, Sheet sheet, PracticeView view) {
        List<String> there = view.items().stream().map(Item::slug).toList();
        List<Option> others = problems(visit).entrySet().stream()
                .filter(one -> !there.contains(one.getKey()))
                .map(one -> new Option(one.getKey(), one.getValue(), false))
                .toList();
        if (!others.isEmpty()) {
            sheet.form(form(visit, view, "add", "set-add")
                    .quiet()
                    .id("add")
                    .select("problem", words(visit, "problem"), others, words(visit, "set-add-hint")));
        }
    }
}
