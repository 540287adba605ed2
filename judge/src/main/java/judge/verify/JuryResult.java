package judge.verify;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import judge.reason.Fault;
import judge.verdict.Verdict;

/**
 * The result of one of the jury's own submissions.
 *
 * @param path below {@code submissions}, such as {@code wrong_answer/ForgetsMinusOne.java}
 * @param verdict the verdict that it got
 * @param score points that it got
 * @param complaints what is not as the package says; none where all is
 * @param remarks what is not as the format wants it although the result is as expected
 * @param verdicts on every case, by its name, in order; also on cases after the first that failed
 * @param margins the cases on which it was too near to the time limit
 */
public record JuryResult(
        String path,
        Verdict verdict,
        double score,
        List<Fault> complaints,
        List<Fault> remarks,
        Map<String, Verdict> verdicts,
        List<Margin> margins) {

    public JuryResult {
        complaints = List.copyOf(complaints);
        remarks = List.copyOf(remarks);
        verdicts = Collections.unmodifiableMap(new LinkedHashMap<>(verdicts));
        margins = List.copyOf(margins);
    }

    /** Makes a result without remarks. */
    public JuryResult(
            String path,
            Verdict verdict,
            double score,
            List<Fault> complaints,
            Map<String, Verdict> verdicts,
            List<Margin> margins) {
        this(path, verdict, score, complaints, List.of(), verdicts, margins);
    }

    /** Makes the result of a submission that was not run. */
    public static JuryResult of(String path, Verdict verdict, double score, List<Fault> complaints) {
        return new JuryResult(path, verdict, score, complaints, Map.of(), List.of());
    }

    /** Tells whether it lies in the folder {@code accepted}. */
    public boolean isAmongAccepted() {
        return path.startsWith("accepted/");
    }

    /** Tells whether it got the expected result. */
    public boolean isAsExpected() {
        return complaints.isEmpty();
    }
}
