package judge.verify;

import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import judge.check.Attempt;
import judge.check.Checker;
import judge.check.Ruling;
import judge.reason.Fault;
import judge.reason.ReasonCode;

/**
 * Rules as another checker does until that does not end in time, and as it did then ever after: it might take as long
 * on each output that it is tried on, and these are many.
 */
final class PatientChecker implements Checker {

    private final Checker checker;
    private final Queue<Ruling.Failed> hung = new ConcurrentLinkedQueue<>();

    PatientChecker(Checker checker) {
        this.checker = checker;
    }

    @Override
    public Ruling check(Attempt attempt) {
        Optional<Ruling.Failed> before = hung();
        if (before.isPresent()) {
            return before.get();
        }
        Ruling ruling = checker.check(attempt);
        if (ruling instanceof Ruling.Failed failed && failed.reason().code() == ReasonCode.CHECKER_HUNG) {
            hung.add(failed);
        }
        return ruling;
    }

    private Optional<Ruling.Failed> hung() {
        return Optional.ofNullable(hung.peek());
    }

    /** Returns the fault of the checker, if it has one. */
    Optional<Fault> fault() {
        return hung().map(
                        failed -> Fault.of(VerifyFault.VALIDATOR_HANGS_ON_SOME, CaseFailure.seconds(failed.reason())));
    }
}
