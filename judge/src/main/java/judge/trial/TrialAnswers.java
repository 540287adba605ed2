package judge.trial;

import java.io.IOException;
import java.util.List;
import judge.check.Ruling;
import judge.engine.JurySources;
import judge.engine.Toolchain;
import judge.hunt.TrialException;
import judge.language.Execution;
import judge.language.RunLimits;
import judge.problem.Problem;
import judge.problem.jury.JuryReader;
import judge.problem.jury.JurySubmission;
import judge.problem.yaml.ProblemFormatException;
import judge.program.ProgramFailure;
import judge.sandbox.SandboxException;
import judge.schedule.ProcessorPool;
import judge.submission.Submission;
import judge.submission.SubmissionException;
import judge.sudoku.ReferenceException;
import judge.sudoku.ReferenceSolver;
import judge.verdict.Decision;
import judge.verdict.Verdict;

/** The right answers to inputs that no package has an answer file for. */
sealed interface TrialAnswers extends AutoCloseable {

    /** The answer to an input; not to be written to. */
    byte[] of(byte[] input) throws TrialException, InterruptedException;

    @Override
    void close();

    /**
     * Takes answers from the problem's reference solver where it has one, else from the first of the jury's accepted
     * submissions.
     */
    static TrialAnswers of(Toolchain toolchain, Problem problem, RunLimits limits, ProcessorPool.Lease core)
            throws TrialException, InterruptedException {
        return problem.judging().reference().isPresent()
                ? new FromReference(
                        ReferenceSolver.of(problem.judging().reference().get()))
                : FromJury.of(toolchain, problem, limits, core);
    }

    /** Answers by the judge's own solver. */
    record FromReference(ReferenceSolver solver) implements TrialAnswers {
        @Override
        public byte[] of(byte[] input) throws TrialException, InterruptedException {
            try {
                return solver.answer(input);
            } catch (ReferenceException e) {
                throw new TrialException(String.valueOf(e.getMessage()));
            }
        }

        @Override
        public void close() {}
    }

    /**
     * Answers by a program of the jury, with more time than the problem allows: an input that is slow for it is slower
     * for others.
     *
     * @param name in messages
     */
    record FromJury(String name, TrialProgram program, Problem problem, RunLimits limits) implements TrialAnswers {

        private static final int MORE_TIME = 5;

        private static JurySubmission firstAccepted(Problem problem) throws ProblemFormatException, TrialException {
            return JuryReader.read(problem).submissions().stream()
                    .filter(JurySubmission::isAmongAccepted)
                    .findFirst()
                    .orElseThrow(() -> new TrialException(ProgramFailure.ANSWERS_NOT_THERE.of()));
        }

        private static FromJury of(Toolchain toolchain, Problem problem, RunLimits limits, ProcessorPool.Lease core)
                throws TrialException, InterruptedException {
            try {
                JurySubmission first = firstAccepted(problem);
                Submission submission = JurySources.read(first, problem);
                TrialProgram program =
                        new TrialProgram(toolchain.languages().of(submission, problem), submission, problem, core);
                if (program.refusal().isPresent()) {
                    program.close();
                    throw new TrialException(ProgramFailure.ANSWERS_NOT_COMPILED.of("submissions/" + first.name()));
                }
                RunLimits more = limits.within(
                        limits.cpuTime().multipliedBy(MORE_TIME),
                        limits.wallTime().multipliedBy(MORE_TIME));
                return new FromJury("submissions/" + first.name(), program, problem, more);
            } catch (ProblemFormatException e) {
                throw new TrialException(e.faults().get(0).what());
            } catch (SandboxException e) {
                throw new TrialException(e.why());
            } catch (SubmissionException | IOException e) {
                throw new TrialException(String.valueOf(e.getMessage()));
            }
        }

        @Override
        public byte[] of(byte[] input) throws TrialException, InterruptedException {
            try {
                Execution execution = program.run(input, limits);
                Decision decision = Decision.of(
                        execution,
                        limits,
                        problem.judging().outputFile(),
                        problem.judging().inputFile().map(List::of).orElse(List.of()),
                        output -> new Ruling.Accepted(1));
                if (decision.verdict() != Verdict.AC) {
                    Object why = decision.reason().<Object>map(reason -> reason).orElse(decision.verdict());
                    throw new TrialException(ProgramFailure.ANSWERS_FAIL.of(name, decision.verdict(), why));
                }
                return execution.answer();
            } catch (SandboxException e) {
                throw new TrialException(e.why());
            }
        }

        @Override
        public void close() {
            program.close();
        }
    }
}
