package judge.problem;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A contest problem as its package describes it.
 *
 * @param id the package folder's name
 * @param folder the package, an absolute path
 * @param names title by language code, at least one, in the order of the package
 * @param scoring whether cases earn points; otherwise the problem is pass-fail
 * @param limits what a submission may use
 * @param judging how output is judged
 * @param data the test cases
 */
public record Problem(
        String id,
        Path folder,
        Map<String, String> names,
        boolean scoring,
        ProblemLimits limits,
        Judging judging,
        TestData data) {

    public Problem {
        names = Collections.unmodifiableMap(new LinkedHashMap<>(names));
    }
}
