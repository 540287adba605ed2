package judge.web.page.workshop;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import judge.online.Refusal;
import judge.reason.Fault;
import judge.service.problem.OpenedPackage;
import judge.service.problem.ProblemView.VersionView;
import judge.web.http.RefusalAnswers;
import judge.web.page.Desk;
import judge.web.page.Sheet.Link;
import judge.web.page.Visit;

/** The things that the pages of problems share. */
final class Bench {

    /** The address of a problem. */
    static final String ONE = Desk.PROBLEMS + "/{problem}";

    private Bench() {}

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
