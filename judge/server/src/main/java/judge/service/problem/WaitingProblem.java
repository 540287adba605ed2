package judge.service.problem;

import java.util.List;
import java.util.Map;
import judge.problem.Problem;
import judge.reason.Fault;
import org.jspecify.annotations.Nullable;

/**
 * A problem of another judge as the package that was made of it, before somebody keeps it.
 *
 * @param slug the name in addresses that is proposed
 * @param target the problem that it is to be a version of; null: a new one
 */
public record WaitingProblem(long id, String slug, @Nullable String target, Told told) {

    /**
     * The things that are told of a package.
     *
     * @param content null where the package cannot be read
     * @param files of the package
     * @param remarks what was guessed and left out, and what a person has to see to
     * @param faults those for which it cannot be read
     */
    public record Told(@Nullable Content content, List<String> files, List<Fault> remarks, List<Fault> faults) {

        public Told {
            files = List.copyOf(files);
            remarks = List.copyOf(remarks);
            faults = List.copyOf(faults);
        }
    }

    /**
     * The content of a package in figures.
     *
     * @param names title by language code
     * @param timeMillis null where it is to be inferred
     * @param maxScore positive infinity where there is no bound
     */
    public record Content(
            Map<String, String> names,
            @Nullable Long timeMillis,
            long memoryBytes,
            int samples,
            int cases,
            int groups,
            double maxScore) {

        static Content of(Problem problem) {
            return new Content(
                    problem.names(),
                    problem.inferred().isPresent()
                            ? null
                            : problem.limits().cpuTime().toMillis(),
                    problem.limits().memoryBytes(),
                    problem.data().sample().size(),
                    (int) problem.data().secret().allCases().count(),
                    problem.data().secret().groups().size(),
                    problem.maxScore());
        }
    }
}
