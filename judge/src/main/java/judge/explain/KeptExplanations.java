package judge.explain;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import judge.digest.Sha256;
import judge.engine.CachedJudge;
import judge.problem.Problem;
import judge.report.ExplanationState;
import judge.report.Report;
import judge.report.ReportFormatException;
import judge.report.ReportJson;
import judge.store.KeptResults;
import judge.submission.Submission;

/**
 * Tells again what an earlier look has found, and looks only at what nobody has looked at to the end. Explanations are
 * kept beside the reports, which say the same whether somebody has looked or not, and under keys of their own: those of
 * an earlier build of what explains are not found again, while its reports still are.
 *
 * @param looking finds what is kept
 * @param surroundings the things besides submission and problem that a look depends on
 * @param build of what explains
 * @param fresh whether everything is looked at anew, and replaces what is kept
 */
public record KeptExplanations(
        Explainer looking, KeptResults kept, CachedJudge.Surroundings surroundings, String build, boolean fresh)
        implements Explainer {

    private static final ReportJson JSON = new ReportJson();

    /** One that was cut short is not kept: it is no reason not to look again. */
    @Override
    public Explanation explain(Submission submission, Problem problem, Report report) throws InterruptedException {
        String fingerprint = report.fingerprint();
        if (fingerprint == null || !CachedJudge.saysSomething(report)) {
            return looking.explain(submission, problem, report);
        }
        String key = new Sha256()
                .addText("explained")
                .addText(build)
                .addText(fingerprint)
                .addText(surroundings.of(submission, problem))
                .hex();
        Optional<Explanation> known = fresh ? Optional.empty() : known(key).filter(one -> one.explains(report));
        if (known.isPresent()) {
            return known.get();
        }
        Explanation found = looking.explain(submission, problem, report);
        if (found.state() == ExplanationState.COMPLETE) {
            kept.keep(key, JSON.write(found.json()));
        }
        return found;
    }

    private Optional<Explanation> known(String key) {
        Optional<byte[]> entry = kept.find(key);
        try {
            return entry.isEmpty()
                    ? Optional.empty()
                    : Optional.of(Explanation.read(JSON.readDocument(entry.get(), Path.of(key))));
        } catch (IOException | ReportFormatException e) {
            return Optional.empty();
        }
    }
}
