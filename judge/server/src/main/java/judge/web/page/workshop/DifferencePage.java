package judge.web.page.workshop;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import judge.message.Quantity;
import judge.message.Visible;
import judge.service.problem.OpenedPackage;
import judge.service.problem.VersionDifferences;
import judge.service.problem.VersionDifferences.ChangedFile;
import judge.web.http.Route;
import judge.web.page.Desk;
import judge.web.page.LineDiff;
import judge.web.page.Sheet;
import judge.web.page.Visit;
import org.jspecify.annotations.Nullable;

/** The difference between a version of a problem and the one before it, as text where it is some. */
record DifferencePage(Bench bench, VersionDifferences differences) {

    private static final int AROUND = 3;

    /** The most files that are shown with their lines, so that a page stays one. */
    private static final int MOST = 100;

    List<Route> routes() {
        return List.of(bench.get("/versions/{version}/difference", this::show));
    }

    private void show(Visit visit) {
        OpenedPackage opened = bench.open(visit);
        List<ChangedFile> changed = differences.of(visit.viewer(), opened.slug(), visit.number("version"));
        Sheet sheet = new Sheet().crumbs(Bench.crumbs(visit, opened));
        sheet.note(Desk.text(visit, "difference-said"));
        if (changed.isEmpty()) {
            sheet.text(Desk.text(visit, "difference-none"));
        }
        changed.stream().limit(MOST).forEach(file -> sheet.difference(difference(visit, file)));
        if (changed.size() > MOST) {
            sheet.text(Desk.text(visit, "difference-more", "count", changed.size() - MOST));
        }
        sheet.show(visit, Desk.text(visit, "difference"));
    }

    private static Sheet.Difference difference(Visit visit, ChangedFile file) {
        String sign = file.before() == null ? "+" : file.after() == null ? "-" : "~";
        Optional<List<String>> before = lines(file.before());
        Optional<List<String>> after = lines(file.after());
        String path = Visible.of(file.path());
        if (before.isEmpty() || after.isEmpty() || !file.whole()) {
            String said =
                    Desk.text(visit, "difference-bytes", "before", size(file.before()), "after", size(file.after()));
            return new Sheet.Difference(
                    path, sign, file.whole() ? said : Desk.text(visit, "difference-large"), List.of());
        }
        List<LineDiff.Shown> lines = LineDiff.near(LineDiff.of(before.get(), after.get()), AROUND);
        return new Sheet.Difference(path, sign, null, lines.isEmpty() ? List.of() : List.of(new Sheet.Texts(lines)));
    }

    private static String size(byte @Nullable [] content) {
        return Quantity.bytes(content == null ? 0 : content.length);
    }

    /** The lines of a text; empty where it is none. */
    private static Optional<List<String>> lines(byte @Nullable [] content) {
        if (content == null) {
            return Optional.of(List.of());
        }
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(content))
                    .toString();
            return text.indexOf('\0') >= 0
                    ? Optional.empty()
                    : Optional.of(text.lines().toList());
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }
}
