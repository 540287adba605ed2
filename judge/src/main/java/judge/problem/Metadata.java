package judge.problem;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What {@code problem.yaml} says, whichever version of the format it is written in.
 *
 * @param legacy whether the package has the layout of before 2025-09
 * @param scoring whether cases earn points
 * @param names title by language code; may be empty in a legacy package
 * @param limits without what holds for single languages
 * @param validatorLimits what an output validator may use
 * @param checkerArguments given to the checker for each test case, before those of the case
 * @param writesFiles whether submissions may write files
 * @param customValidator whether the package must bring an output validator; empty where its presence decides
 * @param languages codes of those that submissions may be in; empty for all
 */
record Metadata(
        boolean legacy,
        boolean scoring,
        Map<String, String> names,
        ProblemLimits limits,
        ValidatorLimits validatorLimits,
        List<String> checkerArguments,
        boolean writesFiles,
        Optional<Boolean> customValidator,
        Set<String> languages) {}
