package judge.web.page.student;

import java.util.ArrayList;
import java.util.List;
import judge.language.file.FileLanguages;
import judge.language.file.LanguageFile;
import judge.language.gnu.toolchain.GnuToolchain;
import judge.message.Visible;
import judge.online.Assignment;
import judge.service.course.TakenLanguages;
import judge.service.course.TakenLanguages.Choice;
import judge.service.course.TakenLanguages.Language;
import judge.source.LanguageChoice;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Desk;
import judge.web.page.Form;
import judge.web.page.Pages;
import judge.web.page.Paths;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Link;
import judge.web.page.Table;
import judge.web.page.Table.Cell;
import judge.web.page.Table.Heads;
import judge.web.page.Table.Row;
import judge.web.page.Visit;

/** The languages that one may hand in in, with versions and commands; teachers choose them there. */
public final class LanguagePages {

    private static final String OF_COURSE = "/courses/{course}/languages";
    private static final String OF_ASSIGNMENT = "/courses/{course}/assignments/{assignment}/languages";
    private static final String FIELD = "language";

    private final Pages pages;
    private final TakenLanguages languages;

    /** Pages over the service. */
    public LanguagePages(Pages pages, TakenLanguages languages) {
        this.pages = pages;
        this.languages = languages;
    }

    /** Returns the routes. */
    public List<Route> routes() {
        return List.of(
                pages.get(OF_COURSE, RouteAccess.LOGGED_IN, this::ofCourse),
                pages.get(OF_ASSIGNMENT, RouteAccess.LOGGED_IN, this::ofAssignment),
                pages.post("/teach" + OF_COURSE, RouteAccess.LOGGED_IN, this::choose),
                pages.post("/teach" + OF_ASSIGNMENT, RouteAccess.LOGGED_IN, this::chooseForAssignment));
    }

    private void ofCourse(Visit visit) {
        show(visit, languages.of(visit.viewer(), visit.path("course")));
    }

    private void ofAssignment(Visit visit) {
        show(visit, languages.of(visit.viewer(), visit.path("course"), visit.path("assignment")));
    }

    private void choose(Visit visit) {
        saved(
                visit,
                languages.choose(
                        visit.viewer(), visit.path("course"), visit.context().formParams(FIELD)));
    }

    private void chooseForAssignment(Visit visit) {
        saved(
                visit,
                languages.choose(
                        visit.viewer(),
                        visit.path("course"),
                        visit.path("assignment"),
                        visit.context().formParams(FIELD)));
    }

    private static void saved(Visit visit, Choice choice) {
        visit.flash(visit.text("languages-saved"));
        visit.seeOther(place(choice) + "/languages");
    }

    private static String place(Choice choice) {
        Assignment at = choice.assignment();
        String course = choice.course().slug();
        return at == null ? Paths.course(course) : Paths.assignment(course, at.slug());
    }

    private static void show(Visit visit, Choice choice) {
        Sheet sheet = new Sheet().crumbs(crumbs(visit, choice));
        List<Row> rows = choice.all().stream()
                .filter(one -> one.taken() && one.there())
                .map(one -> new Row(List.of(
                        Cell.row(one.name().title()),
                        Cell.of(String.join(" ", one.name().endings())),
                        Cell.of(Visible.of(one.version())),
                        Cell.of(Visible.of(commands(one))))))
                .toList();
        if (rows.isEmpty()) {
            sheet.text(visit.text("languages-none"));
        } else {
            Heads heads = new Heads(key -> visit.text("languages-" + key));
            heads.text("name", "endings", "version", "commands");
            sheet.table(new Table(visit.text("languages-title"), null, heads, rows).kind("stacked"));
        }
        if (choice.edits()) {
            sheet.heading("choose", visit.text("languages-choose")).form(form(visit, choice));
        }
        sheet.show(visit, visit.text("languages-title"));
    }

    private static String commands(Language one) {
        return FileLanguages.find(one.name())
                .map(LanguageFile::commands)
                .map(lines -> String.join("; ", lines))
                .orElseGet(() -> builtIn(one.name()));
    }

    /** The commands of the languages that need no file, with gaps as the others have them. */
    private static String builtIn(LanguageName name) {
        return switch (name.code()) {
            case "c" -> compiled("gcc", name);
            case "cpp" -> compiled("g++", name);
            case "java" -> "javac FILES; java MAIN";
            case "python3" -> "python3 MAIN";
            default -> "";
        };
    }

    private static String compiled(String compiler, LanguageName name) {
        String options = GnuToolchain.options(name, name.standards().get(0));
        return compiler + " " + options + " -o PROGRAM FILES; PROGRAM";
    }

    private static List<Link> crumbs(Visit visit, Choice choice) {
        Assignment at = choice.assignment();
        String course = choice.course().slug();
        if (at != null && choice.practice()) {
            return List.of(
                    Desk.crumb(Paths.PRACTICE, visit.text("practice-title")),
                    Desk.crumb(Paths.set(course, at.slug()), at.name()));
        }
        List<Link> crumbs = new ArrayList<>(List.of(
                Desk.crumb("/", visit.text("home")),
                Desk.crumb(Paths.course(course), choice.course().name())));
        if (at != null) {
            crumbs.add(Desk.crumb(place(choice), at.name()));
        }
        return crumbs;
    }

    private static Form.Choice box(Choice choice, String word, String label) {
        return new Form.Choice(FIELD, word, label, choice.chosen().words().contains(word), null);
    }

    private static Form form(Visit visit, Choice choice) {
        List<Form.Choice> boxes = new ArrayList<>();
        for (Language one : choice.all()) {
            String title = one.name().title() + (one.there() ? "" : " (" + visit.text("languages-nowhere") + ")");
            boxes.add(box(choice, one.name().code(), title));
            for (LanguageName other : LanguageNames.known().runtimesOf(one.name())) {
                if (!other.equals(one.name())) {
                    String word = LanguageChoice.word(one.name().code(), other.code());
                    boxes.add(box(
                            choice,
                            word,
                            visit.text(
                                    "languages-run-as", "language", one.name().title(), "runtime", other.title())));
                }
            }
        }
        String rule = visit.text(choice.assignment() == null ? "languages-rule-course" : "languages-rule-assignment");
        return Form.post("/teach" + place(choice) + "/languages", visit.csrf(), visit.text("languages-save"))
                .id("languages")
                .group(rule, boxes);
    }
}
