package judge.service.problem;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.online.CatalogProblem;
import judge.online.VersionState;
import judge.reason.Fault;
import judge.service.problem.ProblemView.JuryLine;
import judge.service.problem.ProblemView.VersionView;
import org.jspecify.annotations.Nullable;

/**
 * A problem.
 *
 * @param names title by language code, of the newest version
 * @param mine whether the viewer may bring a new version
 * @param versions the newest first
 * @param charsets charsets in which names were read in the zip that was brought just now, except UTF-8
 */
public record ProblemView(
        CatalogProblem problem,
        Map<String, String> names,
        boolean mine,
        List<VersionView> versions,
        Set<String> charsets) {

    public ProblemView {
        charsets = Set.copyOf(charsets);
        versions = List.copyOf(versions);
    }

    /** The same after a zip with names in this charset was brought. */
    ProblemView readAs(Optional<String> charset) {
        return new ProblemView(
                problem, names, mine, versions, charset.map(Set::of).orElse(Set.of()));
    }

    /**
     * A version.
     *
     * @param uploader the person who brought it; null: it came with the server
     * @param before the number of packages that have to be verified before it; 0 where it is verified
     * @param faults the package's faults; empty as long as it is not verified
     * @param submissions the jury's own and what came of them
     */
    public record VersionView(
            long id,
            String version,
            @Nullable String uploader,
            Instant created,
            VersionState state,
            double maxScore,
            int before,
            List<Fault> faults,
            List<JuryLine> submissions) {

        public VersionView {
            faults = List.copyOf(faults);
            submissions = List.copyOf(submissions);
        }
    }

    /**
     * A submission of the jury's.
     *
     * @param path below {@code submissions}
     * @param verdict the verdict that it got
     * @param complaints the differences from what the package says
     */
    public record JuryLine(String path, String verdict, double score, List<Fault> complaints) {

        public JuryLine {
            complaints = List.copyOf(complaints);
        }
    }
}
