package judge.web.page.student;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import judge.message.Visible;
import judge.online.Refusal;
import judge.service.course.Assignments;
import judge.service.course.Assignments.AssignmentView;
import judge.service.submission.SubmissionView;
import judge.service.submission.Submissions;
import judge.submission.SourceFile;
import judge.web.page.LineDiff;
import judge.web.page.Paths;
import judge.web.page.Visit;
import judge.web.page.Words;
import org.jspecify.annotations.Nullable;

/** The comparison of two attempts of one person at one problem. */
final class ComparePage {

    private final Submissions submissions;
    private final Assignments assignments;

    ComparePage(Submissions submissions, Assignments assignments) {
        this.submissions = submissions;
        this.assignments = assignments;
    }

    /** The model of the comparison of two attempts; {@code href}: of their problem. */
    private record CompareModel(
            Crumbs crumbs,
            String href,
            String problem,
            String olderHref,
            String older,
            String newerHref,
            String newer,
            List<FileDiff> files) {}

    /** The differences in one file. */
    private record FileDiff(String file, boolean same, List<LineDiff.Shown> lines, String cut) {}

    void show(Visit visit) {
        SubmissionView one = submissions.view(visit.viewer(), visit.number("id"));
        SubmissionView two = submissions.view(visit.viewer(), visit.number("other"));
        SubmissionView older = one.id() < two.id() ? one : two;
        SubmissionView newer = one.id() < two.id() ? two : one;
        if (one.person() != two.person() || !one.problem().equals(two.problem())) {
            throw Refusal.notFound();
        }
        AssignmentView at = assignments.get(visit.viewer(), newer.course(), newer.assignment());
        visit.show(
                "compare",
                visit.text("compare"),
                new CompareModel(
                        Crumbs.of(visit, at, newer.problem()),
                        Paths.problem(newer.course(), newer.assignment(), newer.problem()),
                        title(visit, at, newer),
                        Paths.submission(older.id()),
                        visit.text("attempt-number", "number", older.attempt()),
                        Paths.submission(newer.id()),
                        visit.text("attempt-number", "number", newer.attempt()),
                        differences(
                                visit,
                                byName(submissions.source(visit.viewer(), older.id())),
                                byName(submissions.source(visit.viewer(), newer.id())))));
    }

    private static List<FileDiff> differences(
            Visit visit, Map<String, SourceFile> before, Map<String, SourceFile> after) {
        SortedSet<String> names = new TreeSet<>(before.keySet());
        names.addAll(after.keySet());
        List<FileDiff> files = new ArrayList<>();
        ListedSource.Page olderPage = new ListedSource.Page();
        ListedSource.Page newerPage = new ListedSource.Page();
        for (String name : names) {
            files.add(difference(visit, name, listed(olderPage, before.get(name)), listed(newerPage, after.get(name))));
        }
        return files;
    }

    private static ListedSource listed(ListedSource.Page page, @Nullable SourceFile file) {
        return file == null ? ListedSource.NONE : page.next(file);
    }

    /**
     * Returns the difference of two files. Two that are cut are never called the same, as their ends are not compared.
     */
    private static FileDiff difference(Visit visit, String name, ListedSource older, ListedSource newer) {
        List<LineDiff.Line> lines = LineDiff.of(older.lines(), newer.lines());
        boolean same = lines.stream().allMatch(line -> line.kind() == LineDiff.Kind.SAME);
        return new FileDiff(
                Visible.of(name),
                same && older.whole() && newer.whole(),
                lines.stream().map(LineDiff.Shown::of).toList(),
                (newer.whole() ? older : newer).cut(visit));
    }

    private static String title(Visit visit, AssignmentView at, SubmissionView view) {
        return at.parts().stream()
                .filter(one -> one.slug().equals(view.problem()))
                .map(one -> Words.title(visit, one.names(), one.slug()))
                .findFirst()
                .orElse(view.problem());
    }

    private static Map<String, SourceFile> byName(List<SourceFile> files) {
        Map<String, SourceFile> byName = new TreeMap<>();
        files.forEach(file -> byName.put(file.path(), file));
        return byName;
    }
}
