package judge.report;

import com.fasterxml.jackson.annotation.JsonProperty;

/** The extent to which the judge has looked for the cause of a failure, beyond the judging. */
public enum ExplanationState {
    /** A server is looking, or will: no stored report says so, and one that is fetched later says what was found. */
    @JsonProperty("looking")
    LOOKING,
    /** The judge has looked to the end; there may be no explanation that it can find. */
    @JsonProperty("complete")
    COMPLETE,
    /** The time on the clock ended first while the host was busy: a later look may find more. */
    @JsonProperty("cut-short")
    CUT_SHORT;

    /** The state after a look that has come to its end. */
    public static ExplanationState of(boolean cutShort) {
        return cutShort ? CUT_SHORT : COMPLETE;
    }
}
