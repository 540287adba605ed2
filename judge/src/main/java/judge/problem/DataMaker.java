package judge.problem;

import java.nio.file.Path;

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
}
