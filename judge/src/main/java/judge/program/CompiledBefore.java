package judge.program;

import java.util.Optional;
import judge.language.Compilation.Compiled;
import judge.language.Language;
import judge.problem.ProblemLimits;
import judge.submission.Submission;

/**
 * Keeps the compiled programs of packages, of this run of the judge or of an earlier one: a checker with testlib takes
 * longer to compile than all else that a check does. Any number of threads may use it.
 */
public interface CompiledBefore {

    /** The store that keeps nothing. */
    CompiledBefore NOTHING = new CompiledBefore() {
        @Override
        public Optional<Compiled> find(Submission sources, Language language, ProblemLimits limits) {
            return Optional.empty();
        }

        @Override
        public void keep(Submission sources, Language language, ProblemLimits limits, Compiled compiled) {}

        @Override
        public Optional<byte[]> findBuilt(String key) {
            return Optional.empty();
        }

        @Override
        public void keepBuilt(String key, byte[] archive) {}
    };

    /** Returns the result of compiling these sources by the same compiler with the same options. */
    Optional<Compiled> find(Submission sources, Language language, ProblemLimits limits);

    /** Keeps what they were compiled to, if there is room. */
    void keep(Submission sources, Language language, ProblemLimits limits, Compiled compiled);

    /**
     * Returns the files that a script {@code build} left.
     *
     * @param key the key of its files and of the host's programs that it may have called
     */
    Optional<byte[]> findBuilt(String key);

    /** Keeps what it left, if there is room. */
    void keepBuilt(String key, byte[] archive);
}
