package judge.engine;

import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import judge.language.Compilation;
import judge.language.Language;
import judge.report.ReportJson;
import judge.sandbox.SandboxException;
import judge.schedule.Cores;
import judge.submission.Submission;

/**
 * Compiles a submission that somebody waits for: the processors that nothing runs on are used, to compile and to make
 * ready what will be wanted later.
 */
record CompilingAlone(Workshop workshop) implements SubmissionJudging.Compiling {

    @Override
    public Compilation compile(Submission submission, Language language, PreparedProblem prepared, Cores.Lease core)
            throws SandboxException, InterruptedException {
        List<Cores.Lease> others = workshop.cores().rest();
        AtomicBoolean compiling = new AtomicBoolean(true);
        try {
            workshop.caseThreads().execute(() -> {
                prepared.problem().version();
                ReportJson.warmUp();
                prepared.workAhead(compiling::get);
            });
            boolean all = others.size() == workshop.cores().count() - 1;
            Set<Integer> bound = all ? workshop.cores().given() : core.processor();
            return language.compiler().compile(submission, prepared.problem().limits(), bound);
        } finally {
            compiling.set(false);
            others.forEach(Cores.Lease::close);
        }
    }
}
