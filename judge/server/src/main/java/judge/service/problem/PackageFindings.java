package judge.service.problem;

import com.fasterxml.jackson.core.type.TypeReference;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import judge.reason.Fault;
import judge.service.problem.ProblemView.JuryLine;
import judge.verify.JuryResult;
import judge.verify.Verification;
import org.jspecify.annotations.Nullable;

/** The faults of a package, as they are stored; files are named from the package's own folder on. */
record PackageFindings(List<Fault> faults, List<JuryLine> submissions) {

    private static final PackageFindings NONE = new PackageFindings(List.of(), List.of());

    PackageFindings {
        faults = List.copyOf(faults);
        submissions = List.copyOf(submissions);
    }

    /** Reads the findings as they stand in the database; null: nothing is known yet. */
    static PackageFindings of(@Nullable String json) {
        return json == null ? NONE : StoredJson.read(json, new TypeReference<PackageFindings>() {});
    }

    /** Makes the findings of a package that lies in a folder in {@code above}. */
    static PackageFindings of(Verification verification, Path above) {
        return new PackageFindings(
                within(verification.faults(), above),
                verification.submissions().stream().map(one -> line(one, above)).toList());
    }

    private static JuryLine line(JuryResult result, Path above) {
        return new JuryLine(result.path(), result.verdict().name(), result.score(), within(result.complaints(), above));
    }

    static List<Fault> within(List<Fault> faults, Path above) {
        return faults.stream()
                .map(fault -> fault.with(text -> text.replace(above + "/", "")))
                .toList();
    }

    /** The folder that it lies in: no package is the root of all files. */
    static Path parent(Path folder) {
        return Objects.requireNonNull(folder.toAbsolutePath().getParent(), "a package in no folder");
    }
}
