package judge.verify;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import judge.problem.jury.JurySubmission;

/** Notes which of the jury's submissions were judged, and hands on what it is told. */
final class JuryNotes implements VerificationListener {

    private final VerificationListener told;
    private final Map<String, JuryResult> results = new ConcurrentHashMap<>();
    private List<JurySubmission> expected = List.of();

    JuryNotes(VerificationListener told) {
        this.told = told;
    }

    /** These will be judged, unless something keeps them from that. */
    void expects(List<JurySubmission> submissions) {
        expected = List.copyOf(submissions);
    }

    /** The results so far, in the order of the submissions. */
    List<JuryResult> judged() {
        return expected.stream()
                .filter(one -> results.containsKey(one.name()))
                .map(one -> Objects.requireNonNull(results.get(one.name())))
                .toList();
    }

    /** The paths of those without a result. */
    List<String> untried() {
        return expected.stream()
                .map(JurySubmission::name)
                .filter(name -> !results.containsKey(name))
                .toList();
    }

    @Override
    public void reached(Stage stage) {
        told.reached(stage);
    }

    @Override
    public void judging(int submissions) {
        told.judging(submissions);
    }

    @Override
    public void started(String submission) {
        told.started(submission);
    }

    @Override
    public void judged(JuryResult result) {
        results.put(result.path(), result);
        told.judged(result);
    }
}
