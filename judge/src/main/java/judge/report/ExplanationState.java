package judge.report;

import com.fasterxml.jackson.annotation.JsonProperty;

/** The extent to which the judge has looked for the cause of a failure, beyond the judging. */
public enum ExplanationState {
    /** To the end; there may be nothing that can be found. */
    @JsonProperty("complete")
    COMPLETE,
    /** Until a clock was over while the host was busy: looking again may find more. */
    @JsonProperty("cut-short")
    CUT_SHORT;

    /** The state after a look that has come to its end. */
    public static ExplanationState of(boolean cutShort) {
        return cutShort ? CUT_SHORT : COMPLETE;
    }
}
