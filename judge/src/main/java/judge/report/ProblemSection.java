package judge.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import judge.problem.TestCase;
import org.jspecify.annotations.Nullable;

/**
 * The facts of a problem that the views of a run need: its state when the run began.
 *
 * @param id the name of its package's folder
 * @param names title by language code
 * @param scoring whether cases earn points; otherwise the problem is pass-fail
 * @param grid the kind of grid that inputs show: {@code sudoku} or {@code target-sudoku}; null for other problems
 * @param cases in the order in which they are judged
 * @param beyond the inputs that the contest does not have; left out of the file where there are none
 */
public record ProblemSection(
        String id,
        Map<String, String> names,
        boolean scoring,
        @Nullable String grid,
        List<CaseData> cases,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) @Nullable List<BeyondData> beyond) {

    public ProblemSection {
        names = Collections.unmodifiableMap(new LinkedHashMap<>(names));
        cases = List.copyOf(cases);
        beyond = beyond == null ? List.of() : List.copyOf(beyond);
    }

    /** A problem without inputs that its contest does not have. */
    public ProblemSection(
            String id, Map<String, String> names, boolean scoring, @Nullable String grid, List<CaseData> cases) {
        this(id, names, scoring, grid, cases, List.of());
    }

    @Override
    public List<BeyondData> beyond() {
        return beyond == null ? List.of() : beyond;
    }

    /**
     * An input that the contest does not have.
     *
     * @param name such as {@code beyond/01}
     * @param description by language code: a clause that goes on from "prints 2845 where"
     */
    public record BeyondData(String name, Map<String, String> description) {

        public BeyondData {
            description = Collections.unmodifiableMap(new LinkedHashMap<>(description));
        }
    }

    /**
     * One test case.
     *
     * @param name such as {@code secret/01}
     * @param maxScore points that it can earn by itself; positive infinity, and left out of the file, where there is no
     *     bound
     * @param digest SHA-256 of input and answer, in hex; null where they could not be read
     * @param input null where it is secret or could not be read
     * @param answer null where it is secret or could not be read
     */
    public record CaseData(
            String name,
            @Bound double maxScore,
            @Nullable String digest,
            @Nullable TextSection input,
            @Nullable TextSection answer) {

        /** Tells whether contestants have seen the case. */
        public boolean sample() {
            return TestCase.isSample(name);
        }

        /** The case without what contestants may not see. */
        CaseData open() {
            return sample() ? this : new CaseData(name, maxScore, digest, null, null);
        }
    }

    /** The problem without what contestants may not see. */
    public ProblemSection open() {
        return new ProblemSection(
                id, names, scoring, grid, cases.stream().map(CaseData::open).toList(), beyond);
    }
}
