package judge.service.problem;

import com.fasterxml.jackson.core.type.TypeReference;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.database.Tables;
import judge.online.Access;
import judge.online.Access.Action;
import judge.online.Access.Phase;
import judge.online.CatalogProblem;
import judge.online.Person;
import judge.online.ProblemVersion;
import judge.online.VersionState;
import judge.online.Viewer;
import judge.service.problem.ProblemView.VersionView;

/** Problems as they are shown. */
public final class ProblemViews {

    private ProblemViews() {}

    static ProblemView of(Tables tables, Viewer viewer, CatalogProblem problem) {
        List<ProblemVersion> versions = tables.problems().versions(problem.id());
        Map<String, String> names =
                versions.isEmpty() ? Map.of() : names(versions.get(0).names());
        boolean mine = isMine(viewer, problem);
        return new ProblemView(
                problem,
                names,
                mine,
                versions.stream().map(version -> version(tables, version)).toList(),
                Set.of());
    }

    private static VersionView version(Tables tables, ProblemVersion version) {
        PackageFindings findings = PackageFindings.of(version.verification());
        return new VersionView(
                version.id(),
                version.version(),
                Optional.ofNullable(version.uploader())
                        .flatMap(tables.people()::find)
                        .map(Person::name)
                        .orElse(null),
                version.created(),
                version.state(),
                version.maxScore(),
                version.state() == VersionState.VERIFYING ? tables.problems().unverifiedBefore(version.id()) : 0,
                findings.faults(),
                findings.submissions());
    }

    /** Tells whether the viewer may bring a new version. */
    static boolean isMine(Viewer viewer, CatalogProblem problem) {
        boolean own = problem.owner() != null && problem.owner() == viewer.person();
        return Access.may(viewer, null, Action.EDIT_PROBLEM, own, Phase.OPEN);
    }

    /** Titles by language code, as a version has them stored. */
    public static Map<String, String> names(String json) {
        return StoredJson.read(json, new TypeReference<LinkedHashMap<String, String>>() {});
    }
}
