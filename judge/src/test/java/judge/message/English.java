package judge.message;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import judge.hunt.TrialException;
import judge.knowledge.InputException;
import judge.problem.TokenOptions.WrongArgumentException;
import judge.problem.yaml.ProblemFormatException;
import judge.reason.Fault;
import judge.reason.Reason;
import judge.sandbox.SandboxException;

/** Faults and failures as somebody who reads English is shown them. */
public final class English {

    private static final Messages MESSAGES = Messages.in(DisplayLanguage.EN);

    private English() {}

    public static String of(Fault fault) {
        return MESSAGES.sentence(fault);
    }

    public static List<String> of(Collection<Fault> faults) {
        return faults.stream().map(English::of).toList();
    }

    /** A text as it is, a reason as its sentence. */
    public static String of(Object why) {
        return why instanceof Reason reason ? MESSAGES.sentence(reason) : why.toString();
    }

    /** The message of an exception, in English. */
    public static String message(Throwable thrown) {
        if (thrown instanceof ProblemFormatException unsound) {
            return of(unsound.faults()).stream().collect(Collectors.joining("\n"));
        }
        if (thrown instanceof SandboxException sandbox) {
            return of(sandbox.why());
        }
        if (thrown instanceof TrialException trial) {
            return of(trial.why());
        }
        if (thrown instanceof InputException input) {
            return of(input.why());
        }
        return thrown instanceof WrongArgumentException wrong ? of(wrong.reason()) : thrown.getMessage();
    }
}
