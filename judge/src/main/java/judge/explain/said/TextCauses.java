package judge.explain.said;

import java.util.List;
import judge.language.Compilation.Refused;
import judge.language.ProgramEnd.Thrown;
import judge.language.RunInput;
import judge.reason.Hint;
import judge.submission.Submission;

/** Finds the usual causes of what the compiler and the runtime of a language say, from the texts alone. */
public interface TextCauses {

    /**
     * The causes why a submission was not compiled, the first errors first.
     *
     * @param submission as it was compiled
     */
    List<Hint> ofRefusal(Submission submission, Refused refused);

    /**
     * The causes of an exception.
     *
     * @param input of the run that it ended
     */
    List<Hint> ofException(Thrown thrown, RunInput input);
}
