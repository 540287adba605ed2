package judge.problem.reading;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.problem.ProblemLimits;
import judge.problem.ProblemType;
import judge.problem.TestData;
import judge.problem.TimeLimitRule;
import judge.problem.ValidatorLimits;
import judge.problem.yaml.FormatVersion;

/**
 * The settings in {@code problem.yaml}, whichever version of the format it is written in.
 *
 * @param version of the format
 * @param type the kind of problem
 * @param grading settings for the scores of older test data
 * @param names title by language code; may be empty in a legacy package
 * @param limits limits without those of single languages; the CPU time means nothing where it is to be inferred
 * @param inferred the rule by which the CPU time follows from the jury's submissions, where the package does not
 *     give it
 * @param validatorLimits limits of an output validator
 * @param checkerArguments given to the checker for each test case, before those of the case
 * @param writesFiles whether submissions may write files
 * @param customValidator whether the package must bring an output validator; empty where its presence decides
 * @param defaultValidator whether it says in so many words that the package has none
 * @param languages codes of the languages that submissions may be in; empty for all
 */
record Metadata(
        FormatVersion version,
        ProblemType type,
        LegacyGrading grading,
        Map<String, String> names,
        ProblemLimits limits,
        Optional<TimeLimitRule> inferred,
        ValidatorLimits validatorLimits,
        List<String> checkerArguments,
        boolean writesFiles,
        Optional<Boolean> customValidator,
        boolean defaultValidator,
        Set<String> languages) {

    /** All answers of a submission are held in memory. */
    private static final long MOST_ANSWERS = 64 << 20;

    boolean scoring() {
        return type.scoring();
    }

    /**
     * The limits of submissions. Answers are not bound by the limit of sources: each by that of outputs, and all
     * together by what has room.
     */
    ProblemLimits limits(TestData data) {
        return type.submitAnswer()
                ? limits.withCode(Math.min(
                        MOST_ANSWERS, limits.outputBytes() * data.cases().size()))
                : limits;
    }

    boolean legacy() {
        return version.isLegacy();
    }
}
