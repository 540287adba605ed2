package judge.program;

import java.util.Optional;
import judge.language.Compilation.Compiled;
import judge.language.Language;
import judge.problem.ProblemLimits;
import judge.submission.Submission;

/**
 * What was compiled of the programs that packages bring, in this run of the judge or in an earlier one: a checker with
 * testlib takes longer to compile than all else that a check does. Any number of threads may use it.
 */
public interface CompiledBefore {

    /** Nothing was. */
    CompiledBefore NOTHING = new CompiledBefore() {
        @Override
        public Optional<Compiled> find(Submission sources, Language language, ProblemLimits limits) {
            return Optional.empty();
        }

        @Override
        public void keep(Submission sources, Language language, ProblemLimits limits, Compiled compiled) {}
    };

    /** What these sources were compiled to, by the same compiler with the same options. */
    Optional<Compiled> find(Submission sources, Language language, ProblemLimits limits);

    /** Keeps what they were compiled to, if there is room. */
    void keep(Submission sources, Language language, ProblemLimits limits, Compiled compiled);
}
