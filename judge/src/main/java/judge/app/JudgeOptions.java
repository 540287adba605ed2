package judge.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import judge.engine.CachedJudge;
import judge.engine.JudgingRules;
import judge.engine.Toolchain;
import judge.host.CacheFolder;
import judge.sandbox.kernel.Processors;
import judge.store.KeptResults;
import judge.workspace.Workspace;

/**
 * The rules by which a judge judges, and the resources of this host that it uses.
 *
 * @param processors by the kernel's numbers, each once: programs and compilers run on no others
 * @param jobs the most programs that it may run at the same time
 * @param cache folder for data kept between runs; the user's own where none is given
 * @param temporaryRoot folder in which the judge makes one of its own, until it is closed
 * @param fresh whether the results of earlier runs are left aside
 * @param agreed the place where other judges keep the time limits that they have measured, which hold for this
 *     judge, too
 * @param measuring a callback that gets the id of a problem before its time limit is measured, which may take
 *     minutes
 */
public record JudgeOptions(
        List<Integer> processors,
        int jobs,
        Optional<Path> cache,
        Path temporaryRoot,
        boolean fresh,
        JudgingRules rules,
        Optional<KeptResults> agreed,
        Consumer<String> measuring) {

    public JudgeOptions {
        processors = List.copyOf(processors);
    }

    /** The usual ones: all processors that this process may use, and the user's own folders. */
    public static JudgeOptions usual() {
        return on(Processors.allowed(), Runtime.getRuntime().availableProcessors());
    }

    /** The usual ones on these processors, with so many programs at the same time at most; one for each at most. */
    public static JudgeOptions on(List<Integer> processors, int jobs) {
        return new JudgeOptions(
                processors,
                Math.min(jobs, processors.size()),
                Optional.empty(),
                Workspace.usualRoot(),
                false,
                new JudgingRules(false, false, false),
                Optional.empty(),
                problem -> {});
    }

    /** The folder for what is kept between runs, made if need be. */
    Path cacheFolder() throws IOException {
        return cache.isPresent() ? Files.createDirectories(cache.get()) : CacheFolder.of(System.getenv());
    }

    /** The same with other folders. */
    public JudgeOptions in(Path otherCache, Path otherTemporaryRoot) {
        return new JudgeOptions(
                processors, jobs, Optional.of(otherCache), otherTemporaryRoot, fresh, rules, agreed, measuring);
    }

    /**
     * The same with other rules.
     *
     * @param anew whether everything is judged, whatever is kept
     */
    public JudgeOptions judging(boolean anew, JudgingRules others) {
        return new JudgeOptions(processors, jobs, cache, temporaryRoot, anew, others, agreed, measuring);
    }

    /** The same without results of earlier runs. */
    public JudgeOptions anew() {
        return judging(true, rules);
    }

    /** The same with time limits that other judges have measured. */
    public JudgeOptions agreeing(KeptResults limits) {
        return new JudgeOptions(processors, jobs, cache, temporaryRoot, fresh, rules, Optional.of(limits), measuring);
    }

    /** The same which tells whoever waits. */
    public JudgeOptions telling(Consumer<String> beforeMeasuring) {
        return new JudgeOptions(processors, jobs, cache, temporaryRoot, fresh, rules, agreed, beforeMeasuring);
    }

    /** Everything besides submission and problem that a judge's reports and explanations depend on. */
    CachedJudge.Surroundings surroundings(Toolchain toolchain) {
        return (submission, problem) -> toolchain.surroundings(submission, problem) + "; reveal " + rules.reveal();
    }
}
