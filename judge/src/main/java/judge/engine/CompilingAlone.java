package judge.engine;

import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import judge.language.Compilation;
import judge.language.Language;
import judge.report.ReportJson;
import judge.sandbox.SandboxException;
import judge.schedule.ProcessorPool;
import judge.submission.Submission;

/**
 * Compiles a submission that somebody waits for: the processors that nothing runs on are used, to compile and to make
 * ready what will be wanted later.
 */
record CompilingAlone(Toolchain toolchain) implements SubmissionJudging.Compiling {

    @Override
    public Compilation compile(Submission submission, Language language, ReadyProblem ready, ProcessorPool.Lease core)
            throws SandboxException, InterruptedException {
        List<ProcessorPool.Lease> others = toolchain.pool().rest();
        AtomicBoolean compiling = new AtomicBoolean(true);
        try {
            if (!others.isEmpty()) {
                toolchain.caseThreads().execute(() -> {
                    ReportJson.warmUp();
                    ready.prepared().workAhead(ready.problem(), compiling::get);
                });
            }
            boolean all = others.size() == toolchain.pool().count() - 1;
            Set<Integer> bound = all ? toolchain.pool().given() : core.processor();
            return language.compiler().compile(submission, ready.problem().limits(), bound);
        } finally {
            compiling.set(false);
            others.forEach(ProcessorPool.Lease::close);
        }
    }
}
