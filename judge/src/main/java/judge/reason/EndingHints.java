package judge.reason;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The usual causes of reasons that only say how a program ended, or why nothing could be started. */
public final class EndingHints {

    private static final Map<ReasonCode, HintCode> HINTS = Map.ofEntries(
            Map.entry(ReasonCode.EXIT_STATUS, HintCode.EXIT_NOT_ZERO),
            Map.entry(ReasonCode.HEAP_EXHAUSTED, HintCode.HEAP_FULL),
            Map.entry(ReasonCode.PROCESSES_EXCEEDED, HintCode.THREADS_WITHOUT_END),
            Map.entry(ReasonCode.WALL_TIME_EXCEEDED, HintCode.WAITS),
            Map.entry(ReasonCode.OUTPUT_EXCEEDED, HintCode.PRINTS_WITHOUT_END),
            Map.entry(ReasonCode.NO_OUTPUT_BUT_FILE, HintCode.ANSWER_IN_FILE),
            Map.entry(ReasonCode.NO_MAIN_CLASS, HintCode.MAIN_MISSING),
            Map.entry(ReasonCode.SEVERAL_MAIN_CLASSES, HintCode.MAINS_SEVERAL),
            Map.entry(ReasonCode.UNKNOWN_CHARSET, HintCode.CHARSET_UNKNOWN),
            Map.entry(ReasonCode.SEVERAL_ENTRY_FILES, HintCode.PYTHON_SEVERAL_FILES));

    private EndingHints() {}

    /** The reason with what its usual cause is, where it has no hint of its own. */
    public static Reason hinted(Reason reason) {
        Optional<HintCode> code = Optional.ofNullable(HINTS.get(reason.code()));
        return reason.hints().isEmpty() && code.isPresent() ? reason.with(List.of(Hint.of(code.get()))) : reason;
    }
}
