package judge.web.page.workshop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import judge.online.Refusal;
import judge.service.problem.OpenedPackage;
import judge.service.problem.PackageCases;
import judge.service.problem.PackagePoints;
import judge.service.problem.PackagePoints.Points;
import judge.service.problem.PackageYaml;
import judge.web.page.Desk;
import judge.web.page.Form;
import judge.web.page.Sheet;
import judge.web.page.Visit;
import org.jspecify.annotations.Nullable;

/** The forms for the points of a problem: of all its cases, or of each group. */
final class GroupForms {

    private GroupForms() {}

    /** Adds them to the page of the cases. */
    static void points(Visit visit, OpenedPackage opened, Optional<Refusal> refused, PackageYaml yaml, Sheet sheet) {
        PackagePoints points = new PackagePoints(yaml);
        PackageCases cases = new PackageCases(yaml);
        sheet.heading("points", Desk.text(visit, "points-and-groups"));
        sheet.note(Desk.text(visit, points.isScoring() ? "points-said" : "points-none"));
        sheet.form(Bench.form(visit, opened, Bench.CASES, points.isScoring() ? "points-stop" : "points-begin")
                .id("scoring")
                .quiet()
                .hidden("deed", points.isScoring() ? "pass-fail" : "scoring"));
        if (!points.isScoring()) {
            return;
        }
        List<String> folders = new ArrayList<>(cases.groups());
        if (folders.isEmpty()) {
            folders.add(PackageCases.SECRET);
        }
        for (String folder : folders) {
            int count = cases.in(folder).size();
            sheet.small(Bench.folder(visit, folder) + " · " + Desk.text(visit, "case-count", "count", count));
            sheet.form(group(visit, opened, refused, folder, points.of(folder)));
        }
    }

    private static Form group(
            Visit visit, OpenedPackage opened, Optional<Refusal> refused, String folder, Points stored) {
        boolean typed = refused.isPresent() && visit.field("group").equals(folder);
        Points shown = typed ? typed(visit) : stored;
        String most = said(visit, opened, refused, folder, "max_score");
        return Bench.form(visit, opened, Bench.CASES, "file-save")
                .id("points-" + folder.replace('/', '-'))
                .beside()
                .quiet()
                .hidden("deed", "points")
                .hidden("group", folder)
                .text("max_score", Desk.text(visit, "group-points"), shown.points(), false, most)
                .select("aggregation", Desk.text(visit, "group-aggregation"), aggregations(visit, shown), null)
                .text(
                        "required",
                        Desk.text(visit, "group-required"),
                        shown.required(),
                        false,
                        said(visit, opened, refused, folder, "require_pass"));
    }

    private static @Nullable String said(
            Visit visit, OpenedPackage opened, Optional<Refusal> refused, String folder, String key) {
        String said = Bench.said(visit, opened, refused, "data/" + folder + PackageYaml.GROUP, key);
        return said.isEmpty() ? null : said;
    }

    private static List<Form.Option> aggregations(Visit visit, Points points) {
        return PackagePoints.AGGREGATIONS.stream()
                .map(word -> new Form.Option(
                        word, Desk.text(visit, "aggregation-" + word), word.equals(points.aggregation())))
                .toList();
    }

    /** The points that were typed. */
    static Points typed(Visit visit) {
        return new Points(visit.field("max_score"), visit.field("aggregation"), visit.field("required"));
    }

    /** The group that a form is about. */
    static String group(Visit visit, PackageYaml yaml) {
        String group = visit.field("group");
        if (!group.equals(PackageCases.SECRET)
                && !new PackageCases(yaml).groups().contains(group)) {
            throw Desk.noSuchChoice(group);
        }
        return group;
    }
}
