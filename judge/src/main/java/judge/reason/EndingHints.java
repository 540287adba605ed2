package judge.reason;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The usual causes of reasons that only say how a program ended, or why nothing could be started. */
public final class EndingHints {

    private static final Map<ReasonCode, String> HINTS = Map.ofEntries(
            Map.entry(ReasonCode.EXIT_STATUS, "exit-not-zero"),
            Map.entry(ReasonCode.HEAP_EXHAUSTED, "heap-full"),
            Map.entry(ReasonCode.PROCESSES_EXCEEDED, "threads-without-end"),
            Map.entry(ReasonCode.WALL_TIME_EXCEEDED, "waits"),
            Map.entry(ReasonCode.OUTPUT_EXCEEDED, "prints-without-end"),
            Map.entry(ReasonCode.NO_OUTPUT_BUT_FILE, "answer-in-file"),
            Map.entry(ReasonCode.NO_MAIN_CLASS, "main-missing"),
            Map.entry(ReasonCode.SEVERAL_MAIN_CLASSES, "mains-several"),
            Map.entry(ReasonCode.UNKNOWN_CHARSET, "charset-unknown"),
            Map.entry(ReasonCode.SEVERAL_ENTRY_FILES, "python-several-files"));

    private EndingHints() {}

    /** The reason with what its usual cause is, where it has no hint of its own. */
    public static Reason hinted(Reason reason) {
        Optional<String> code = Optional.ofNullable(HINTS.get(reason.code()));
        return reason.hints().isEmpty() && code.isPresent() ? reason.with(List.of(Hint.of(code.get()))) : reason;
    }
}
