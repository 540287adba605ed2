package judge.reason;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The usual causes of reasons that only say how a program ended, or why nothing could be started. */
public final class EndingHints {

    private static final Map<ReasonCode, HintCode> HINTS = Map.of(
            ReasonCode.EXIT_STATUS, HintCode.EXIT_NOT_ZERO,
            ReasonCode.HEAP_EXHAUSTED, HintCode.HEAP_FULL,
            ReasonCode.PROCESSES_EXCEEDED, HintCode.THREADS_WITHOUT_END,
            ReasonCode.WALL_TIME_EXCEEDED, HintCode.WAITS,
            ReasonCode.OUTPUT_EXCEEDED, HintCode.PRINTS_WITHOUT_END,
            ReasonCode.NO_OUTPUT_BUT_FILE, HintCode.ANSWER_IN_FILE,
            ReasonCode.NO_MAIN_CLASS, HintCode.MAIN_MISSING,
            ReasonCode.SEVERAL_MAIN_CLASSES, HintCode.MAINS_SEVERAL,
            ReasonCode.UNKNOWN_CHARSET, HintCode.CHARSET_UNKNOWN);

    private EndingHints() {}

    /** The reason with what its usual cause is, where it has no hint of its own. */
    public static Reason hinted(Reason reason) {
        Optional<HintCode> code = Optional.ofNullable(HINTS.get(reason.code()));
        return reason.hints().isEmpty() && code.isPresent() ? reason.with(List.of(Hint.of(code.get()))) : reason;
    }
}
