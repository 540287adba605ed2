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
 * @param content the files of the package, as they were when it was read
 */
public record Problem(
        String id,
        Path folder,
        Map<String, String> names,
        boolean scoring,
        ProblemLimits limits,
        Judging judging,
        TestData data,
        PackageContent content) {

    public Problem {
        names = Collections.unmodifiableMap(new LinkedHashMap<>(names));
    }

    /** Digest of all that a verdict depends on, in hex: a package that was edited is of another version. */
    public String version() {
        return content.version();
    }

    /**
     * The same as a scoring problem with so many times the CPU time, to see how near its programs come to the limit.
     */
    public Problem stretched(double factor) {
        return new Problem(id, folder, names, true, limits.stretched(factor), judging, data, content);
    }
}
