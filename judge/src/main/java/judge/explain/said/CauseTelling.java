package judge.explain.said;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.language.Allowance;
import judge.language.Compilation;
import judge.language.Compilation.Compiled;
import judge.language.Compilation.Diagnostic;
import judge.language.Compilation.Refused;
import judge.language.Execution;
import judge.language.Language;
import judge.language.Program;
import judge.language.ProgramEnd;
import judge.language.ProgramEnd.Thrown;
import judge.language.ProgramRuntime;
import judge.language.RunInput;
import judge.language.RunLimits;
import judge.language.SourceCompiler;
import judge.language.Spot;
import judge.problem.Judging;
import judge.problem.ProblemLimits;
import judge.reason.EndingHints;
import judge.reason.Hint;
import judge.reason.Hints;
import judge.reason.Reason;
import judge.sandbox.SandboxException;
import judge.submission.Submission;
import judge.submission.SubmissionFiles;

/**
 * Adds the usual causes to what a language says of a submission that does not compile, or of a program that ends by an
 * exception. Nothing is run for that, and everything else stays as the language has said it; so reports tell such
 * causes although nobody has asked for an explanation.
 */
public final class CauseTelling {

    /** Finds the usual causes of what the compiler and the runtime of a language say, from the texts alone. */
    public interface TextCauses {

        /**
         * The causes why a submission was not compiled, the first errors first.
         *
         * @param submission as it was compiled
         */
        List<Hint> ofRefusal(Submission submission, Refused refused);

        /**
         * The causes of an exception; none in a language that has none.
         *
         * @param input of the run that it ended
         */
        default List<Hint> ofException(Thrown thrown, RunInput input) {
            return List.of();
        }
    }

    private CauseTelling() {}

    /** The language with causes beside what it says. */
    public static Language in(Language language, TextCauses causes) {
        return new Language(
                language.name(),
                new TellingCompiler(language.compiler(), causes),
                new TellingRuntime(language.runtime(), causes),
                language.instruments());
    }

    private record TellingCompiler(SourceCompiler compiler, TextCauses causes) implements SourceCompiler {

        @Override
        public Compilation compile(Submission submission, ProblemLimits limits, Set<Integer> processors)
                throws SandboxException, InterruptedException {
            Compilation compilation = compiler.compile(submission, limits, processors);
            return compilation instanceof Refused refused ? told(submission, refused) : compilation;
        }

        private Refused told(Submission submission, Refused refused) {
            List<Hint> hints = Hints.orNone(() -> causes.ofRefusal(submission, refused));
            Reason reason = EndingHints.hinted(
                    hints.isEmpty() ? refused.reason() : refused.reason().with(hints));
            return new Refused(reason, refused.charset(), refused.diagnostics(), refused.cpuTime());
        }

        @Override
        public Optional<String> description(ProblemLimits limits) {
            return compiler.description(limits);
        }

        @Override
        public List<Diagnostic> warnings(Submission submission, Judging judging) {
            return compiler.warnings(submission, judging);
        }

        @Override
        public SourceCompiler forMany(List<SubmissionFiles> submissions, ProblemLimits limits, int threads) {
            return new TellingCompiler(compiler.forMany(submissions, limits, threads), causes);
        }
    }

    private record TellingRuntime(ProgramRuntime runtime, TextCauses causes) implements ProgramRuntime {

        @Override
        public Program layDown(Compiled compiled) throws IOException {
            return new TellingProgram(runtime.layDown(compiled), causes);
        }

        @Override
        public Allowance allowance() {
            return runtime.allowance();
        }

        @Override
        public String surroundings() {
            return runtime.surroundings();
        }
    }

    private record TellingProgram(Program program, TextCauses causes) implements Program {

        @Override
        public Execution run(RunInput input, RunLimits limits, Set<Integer> processors)
                throws SandboxException, InterruptedException {
            Execution execution = program.run(input, limits, processors);
            return execution.end() instanceof ProgramEnd.Failed failed
                            && failed.thrown().isPresent()
                    ? new Execution(
                            execution.outcome(), told(failed, input), execution.answer(), execution.answerSource())
                    : execution;
        }

        private ProgramEnd told(ProgramEnd.Failed failed, RunInput input) {
            List<Hint> hints =
                    Hints.orNone(() -> causes.ofException(failed.thrown().orElseThrow(), input));
            return new ProgramEnd.Failed(failed.why().with(hints), failed.thrown());
        }

        @Override
        public List<Spot> sampled(RunInput input, RunLimits limits, Set<Integer> processors)
                throws IOException, SandboxException, InterruptedException {
            return program.sampled(input, limits, processors);
        }

        @Override
        public void close() throws IOException {
            program.close();
        }
    }
}
