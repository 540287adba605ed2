package judge.explain.cpp;

import java.util.List;
import judge.explain.cpp.rule.CompileCauses;
import judge.explain.said.CauseTelling.TextCauses;
import judge.language.Compilation.Refused;
import judge.language.gnu.compile.GnuCompiler;
import judge.reason.Hint;
import judge.reason.ReasonCode;
import judge.submission.Submission;

/** The usual causes of errors of g++, gcc and the linker. */
public final class GnuCauses implements TextCauses {

    @Override
    public List<Hint> ofRefusal(Submission submission, Refused refused) {
        if (refused.reason().code() == ReasonCode.PROGRAM_TOO_LARGE) {
            return List.of(Hint.of("cpp-large-data"));
        }
        return refused.reason().code() == ReasonCode.COMPILE_ERROR
                ? CompileCauses.of(refused.diagnostics(), GnuCompiler.texts(submission))
                : List.of();
    }
}
