package judge.verdict;

import java.util.Optional;
import judge.language.Execution;
import judge.language.ProgramEnd;
import judge.language.ProgramEnd.Word;
import judge.language.RunLimits;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sandbox.Outcome;
import judge.sandbox.Resource;

/** The limit that a run has exceeded. */
record ExceededLimit(Verdict verdict, Reason reason) {

    static Optional<ExceededLimit> of(Execution execution, RunLimits limits) {
        Outcome outcome = execution.outcome();
        if (outcome.usage().cpuTime().compareTo(limits.cpuTime()) > 0) {
            return Optional.of(overCpuTime(limits, outcome));
        }
        Optional<ExceededLimit> told = told(execution.end(), outcome, limits);
        if (told.isPresent()) {
            return told;
        }
        if (!outcome.tooLarge().isEmpty()) {
            String path = outcome.tooLarge().get(0);
            return Optional.of(overOutput(path.substring(path.lastIndexOf('/') + 1), limits));
        }
        return execution.end() instanceof ProgramEnd.OverLimit killed
                ? Optional.of(killed(killed.resource(), outcome, limits))
                : Optional.empty();
    }

    /** A limit that the end of the program itself tells of, other than that it was killed. */
    private static Optional<ExceededLimit> told(ProgramEnd end, Outcome outcome, RunLimits limits) {
        long bytes = limits.memoryBytes();
        if (end instanceof ProgramEnd.ByRuntime said && said.word() == Word.OUT_OF_MEMORY) {
            return Optional.of(
                    new ExceededLimit(Verdict.MLE, Reason.of(ReasonCode.HEAP_EXHAUSTED, "limitBytes", bytes)));
        }
        if (end instanceof ProgramEnd.ByRuntime said && said.word() == Word.OUT_OF_THREADS) {
            return Optional.of(overThreads(limits));
        }
        if (end instanceof ProgramEnd.TooLarge declared) {
            ReasonCode code = ReasonCode.STATIC_MEMORY_EXCEEDED;
            Reason reason = Reason.of(code, "limitBytes", bytes, "declaredBytes", declared.bytes());
            return Optional.of(new ExceededLimit(Verdict.MLE, reason));
        }
        return end instanceof ProgramEnd.OverMemory
                ? Optional.of(overMemory(ReasonCode.RESIDENT_MEMORY_EXCEEDED, outcome, limits))
                : Optional.empty();
    }

    private static ExceededLimit killed(Resource resource, Outcome outcome, RunLimits limits) {
        return switch (resource) {
            case CPU_TIME -> overCpuTime(limits, outcome);
            case WALL_TIME -> overWallTime(limits, outcome);
            case MEMORY -> overMemory(ReasonCode.MEMORY_EXCEEDED, outcome, limits);
            case PROCESSES -> overThreads(limits);
            case STDOUT -> overOutput("stdout", limits);
            case STDERR -> overOutput("stderr", limits);
            case SCRATCH -> new ExceededLimit(
                    Verdict.OLE,
                    Reason.of(
                            ReasonCode.SCRATCH_EXCEEDED,
                            "limitBytes",
                            limits.scratchBytes(),
                            "limitFiles",
                            limits.scratchFiles()));
        };
    }

    private static ExceededLimit overMemory(ReasonCode code, Outcome outcome, RunLimits limits) {
        return new ExceededLimit(
                Verdict.MLE,
                Reason.of(
                        code,
                        "limitBytes",
                        limits.memoryBytes(),
                        "peakBytes",
                        outcome.usage().peakMemoryBytes()));
    }

    private static ExceededLimit overCpuTime(RunLimits limits, Outcome outcome) {
        return new ExceededLimit(
                Verdict.TLE,
                Reason.of(
                        ReasonCode.CPU_TIME_EXCEEDED,
                        "limitMillis",
                        limits.cpuTime().toMillis(),
                        "usedMillis",
                        outcome.usage().cpuTime().toMillis()));
    }

    private static ExceededLimit overWallTime(RunLimits limits, Outcome outcome) {
        return new ExceededLimit(
                Verdict.TLE,
                Reason.of(
                        ReasonCode.WALL_TIME_EXCEEDED,
                        "limitMillis",
                        limits.wallTime().toMillis(),
                        "usedMillis",
                        outcome.usage().cpuTime().toMillis(),
                        "wallMillis",
                        outcome.usage().wallTime().toMillis()));
    }

    private static ExceededLimit overThreads(RunLimits limits) {
        return new ExceededLimit(Verdict.MLE, Reason.of(ReasonCode.PROCESSES_EXCEEDED, "limit", limits.threads()));
    }

    private static ExceededLimit overOutput(String stream, RunLimits limits) {
        return new ExceededLimit(
                Verdict.OLE,
                Reason.of(ReasonCode.OUTPUT_EXCEEDED, "stream", stream, "limitBytes", limits.outputBytes()));
    }
}
