package judge.web.page.workshop;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.message.Visible;
import judge.online.Refusal;
import judge.reason.Fault;
import judge.service.problem.FileChange;
import judge.service.problem.OpenedPackage;
import judge.service.problem.PackageCases;
import judge.service.problem.PackageYaml;
import judge.service.problem.ProblemView.VersionView;
import judge.service.problem.Workshop;
import judge.web.http.RefusalAnswers;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Desk;
import judge.web.page.Form;
import judge.web.page.KeptFiles;
import judge.web.page.KeptFiles.KeptFile;
import judge.web.page.Pages;
import judge.web.page.Pages.Answer;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Link;
import judge.web.page.Visit;

/** The things that the pages of problems share: routes, ways, the saving of changes. */
record Bench(Pages pages, Workshop workshop) {

    /** The address of a problem. */
    static final String ONE = Desk.PROBLEMS + "/{problem}";

    /** The end of the address of its cases. */
    static final String CASES = "/cases";

    /** The parts of a problem that have a page each, by the ends of their addresses. */
    private static final List<String> PARTS =
            List.of("statements", "cases", "generators", "limits", "checking", "solutions", "files");

    Route get(String below, Answer answer) {
        return pages.get(ONE + below, RouteAccess.LOGGED_IN, answer);
    }

    Route post(String below, Answer answer) {
        return pages.post(ONE + below, RouteAccess.LOGGED_IN, answer);
    }

    /** Opens the problem in the address. */
    OpenedPackage open(Visit visit) {
        return workshop.open(visit.viewer(), visit.path("problem"));
    }

    PackageYaml yaml(Visit visit, OpenedPackage opened) {
        return workshop.yaml(visit.viewer(), opened);
    }

    /** A page that shows a part of a problem, also with the refusal of what was typed into it. */
    @FunctionalInterface
    interface Shown {
        void show(Visit visit, OpenedPackage opened, Optional<Refusal> refused);
    }

    /** Saves the changes that a form asks for, and shows its page, also where they are refused. */
    void save(Visit visit, Function<PackageYaml, List<FileChange>> changes, String page, Shown shown) {
        OpenedPackage opened = open(visit);
        try {
            PackageYaml yaml = yaml(visit, opened);
            List<FileChange> all = new ArrayList<>(changes.apply(yaml));
            all.addAll(yaml.changes());
            workshop.save(visit.viewer(), opened.slug(), base(visit), all);
            visit.flash(Desk.text(visit, "file-saved"));
            visit.seeOther(Desk.problem(opened.slug()) + page);
        } catch (Refusal refusal) {
            sentence(visit, refusal);
            shown.show(visit, open(visit), Optional.of(refusal));
        }
    }

    /** The beginning of the page of a part: the ways to the others, and why nothing was saved. */
    static Sheet sheet(Visit visit, OpenedPackage opened, Optional<Refusal> refused) {
        Sheet sheet = new Sheet().crumbs(crumbs(visit, opened));
        sheet.links(parts(visit, opened.slug(), false));
        refused.ifPresent(refusal -> {
            sheet.warning(Desk.sentence(visit, refusal));
            if (refusal.kind() == Refusal.Kind.CONFLICT) {
                sheet.small(Desk.text(visit, "form-yours"));
            }
        });
        return sheet;
    }

    /** The ways to the parts of a problem. */
    static List<Link> parts(Visit visit, String slug, boolean main) {
        return PARTS.stream()
                .map(part -> new Link(Desk.problem(slug) + "/" + part, Desk.text(visit, "part-" + part), main))
                .toList();
    }

    /** The words for a folder of cases. */
    static String folder(Visit visit, String folder) {
        return switch (folder) {
            case PackageCases.SAMPLE -> Desk.text(visit, "folder-data-sample");
            case PackageCases.SECRET -> Desk.text(visit, "folder-data-secret");
            default -> Visible.of(folder);
        };
    }

    /** A form of a part that names the version that it was made of. */
    static Form form(Visit visit, OpenedPackage opened, String page, String button) {
        return Desk.post(visit, Desk.problem(opened.slug()) + page, button)
                .hidden("base", String.valueOf(opened.version()));
    }

    /** The files that were chosen in a field, and the one that was typed: {@code name} and {@code text}. */
    static List<KeptFile> sent(Visit visit, String field) {
        List<KeptFile> sent = new ArrayList<>(KeptFiles.filled(visit, field));
        String name = visit.field("name").strip();
        if (!name.isEmpty()) {
            sent.add(new KeptFile(name, text(visit.field("text")).getBytes(StandardCharsets.UTF_8)));
        }
        return sent;
    }

    /** The last part of a name as its sender's computer has it. */
    static String last(String name) {
        return name.replaceAll(".*[/\\\\]", "");
    }

    /** Says what is wrong with the value of a key, by a refusal or by what verifying has found; empty: nothing. */
    static String said(Visit visit, OpenedPackage opened, Optional<Refusal> refused, String file, String key) {
        Stream<Fault> found = opened.view().versions().get(0).faults().stream();
        Stream<Fault> now = refused.stream()
                .flatMap(refusal -> Stream.ofNullable(refusal.parameters().get("faults")))
                .flatMap(all -> all instanceof List<?> list ? list.stream() : Stream.empty())
                .filter(Fault.class::isInstance)
                .map(Fault.class::cast);
        return (refused.isPresent() ? now : found)
                .filter(fault -> (opened.slug() + "/" + file).equals(fault.file()))
                .filter(fault -> fault.parameters().containsValue(key))
                .map(fault -> "⚠ " + visit.messages().sentence(fault) + " ")
                .collect(Collectors.joining());
    }

    /** The way to a page right below the catalogue. */
    static List<Link> crumbs(Visit visit) {
        return List.of(
                Desk.crumb(Desk.TEACH, Desk.text(visit, "teaching")),
                Desk.crumb(Desk.PROBLEMS, Desk.text(visit, "problems")));
    }

    /** The same to a page right below that of a problem. */
    static List<Link> crumbs(Visit visit, OpenedPackage opened) {
        List<Link> crumbs = new ArrayList<>(crumbs(visit));
        String title = Desk.title(visit, opened.view().names(), opened.slug());
        crumbs.add(Desk.crumb(Desk.problem(opened.slug()), title));
        return crumbs;
    }

    /** The address of a problem's files. */
    static String files(String slug) {
        return Desk.problem(slug) + "/files";
    }

    /** The address of one of its files. */
    static String file(String slug, String path) {
        return Desk.problem(slug) + "/file?path=" + Desk.inPath(path);
    }

    /** The version that a form was made of. */
    static long base(Visit visit) {
        String base = visit.field("base");
        if (!base.matches("[0-9]{1,18}")) {
            throw Refusal.invalid("form-broken");
        }
        return Long.parseLong(base);
    }

    /** Says what verifying found about a file. */
    static List<String> findings(Visit visit, OpenedPackage opened, String path) {
        VersionView newest = opened.view().versions().get(0);
        String place = opened.slug() + "/" + path;
        Stream<Fault> faults = newest.faults().stream().filter(fault -> place.equals(fault.file()));
        Stream<Fault> complaints = newest.submissions().stream()
                .filter(one -> path.startsWith("submissions/" + one.path()))
                .flatMap(one -> one.complaints().stream());
        return Stream.concat(faults, complaints).map(visit.messages()::sentence).toList();
    }

    /** The sentence of a refusal after which a form is shown again with what was typed; others have their own page. */
    static String sentence(Visit visit, Refusal refusal) {
        if (refusal.kind() != Refusal.Kind.INVALID && refusal.kind() != Refusal.Kind.CONFLICT) {
            throw refusal;
        }
        visit.context().status(RefusalAnswers.status(refusal.kind()));
        return Desk.sentence(visit, refusal);
    }

    /** Typed text as a file has it: lines end as here, the last one too. */
    static String text(String typed) {
        String lines = typed.replace("\r\n", "\n");
        return lines.isEmpty() || lines.endsWith("\n") ? lines : lines + "\n";
    }
}
