package judge.schedule;

import java.util.Optional;
import judge.reason.Reason;

/**
 * The step to take for a case that has no result.
 *
 * @param why the reason why it is skipped, where that is certain
 */
record CaseStep(Kind kind, Optional<Reason> why) {

    /** The kinds of steps. */
    enum Kind {
        /** The case has to be run. */
        NEEDED,
        /** The case may be run on a free processor: it is needed if those before it do not fail. */
        AHEAD,
        /** The results of other cases will tell. */
        WAITING,
        /** The case is not run, whatever the others' results will be. */
        SKIPPED
    }

    static CaseStep of(Kind kind) {
        return new CaseStep(kind, Optional.empty());
    }

    static CaseStep skipped(Reason why) {
        return new CaseStep(Kind.SKIPPED, Optional.of(why));
    }
}
