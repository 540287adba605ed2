package judge.problem;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import judge.problem.yaml.ProblemFormatException;

/** Makes test data that a package describes and does not bring. One of the judge's seams. */
@FunctionalInterface
public interface DataMaker {

    /**
     * Makes them, or finds them as they were made before.
     *
     * @return a folder with all of the plan's files below {@code data}; nobody writes into it
     * @throws ProblemFormatException with one sentence about each rule that cannot be followed
     */
    Path make(DataPlan plan) throws ProblemFormatException;

    /**
     * Runs a package's own script, or finds what that has made before.
     *
     * @return a folder with files below {@code data}, where nobody writes; empty where no scripts are run
     * @throws ProblemFormatException with a sentence about why it makes no data
     */
    default Optional<Path> run(DataScript script) throws ProblemFormatException {
        return Optional.empty();
    }

    /**
     * The same, which tells when it begins to make data that were not made before.
     *
     * @param begun is told where they are described
     */
    default DataMaker telling(Consumer<String> begun) {
        return this;
    }

    /** Finds what was made in a folder, whatever it was made by. */
    static DataMaker known(Path folder) {
        return new DataMaker() {
            @Override
            public Path make(DataPlan plan) {
                return folder;
            }

            @Override
            public Optional<Path> run(DataScript script) {
                return Optional.of(folder);
            }
        };
    }
}
