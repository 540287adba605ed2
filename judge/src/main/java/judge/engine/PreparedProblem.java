package judge.engine;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import judge.check.Attempt;
import judge.check.Checker;
import judge.check.ExternalChecker;
import judge.check.Referee;
import judge.check.Ruling;
import judge.check.SourceChecker;
import judge.problem.PackageContent;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.program.PackageProgram;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sudoku.ReferenceException;
import judge.sudoku.ReferenceSolver;
import judge.sudoku.References;
import judge.verdict.GroupGrader;

/**
 * A problem that is ready to be judged: with its checker and its reference, and the expected answers known so far. Any
 * number of threads may use it.
 */
final class PreparedProblem implements AutoCloseable {

    private final Problem problem;
    private final Checker checker;
    private final List<PackageProgram> validators;
    private final Optional<Referee> referee;
    private final Optional<PackageGrader> grader;
    private final Optional<PackageProgram> staticValidator;
    private final Checker telling;
    private final Optional<ReferenceSolver> reference;
    private final NamedMistakes mistakes;
    private final Map<String, Expected> expected = new ConcurrentHashMap<>();
    private final Map<String, Object> locks = new ConcurrentHashMap<>();

    /** A problem with a checker that is built in. */
    PreparedProblem(Problem problem, Checker checker) {
        this(problem, checker, List.of());
    }

    /**
     * A problem with output validators of its own.
     *
     * @param validators closed with this; the first one is who talks where submissions are talked with
     */
    PreparedProblem(Problem problem, List<PackageProgram> validators) {
        this(problem, new ExternalChecker(validators), validators);
    }

    private PreparedProblem(Problem problem, Checker checker, List<PackageProgram> validators) {
        this(problem, checker, validators, Optional.empty(), Optional.empty(), checker);
    }

    private PreparedProblem(
            Problem problem,
            Checker checker,
            List<PackageProgram> validators,
            Optional<PackageGrader> grader,
            Optional<PackageProgram> staticValidator,
            Checker telling) {
        this.problem = problem;
        this.staticValidator = staticValidator;
        this.validators = List.copyOf(validators);
        this.referee = validators.stream()
                .findFirst()
                .map(program -> new Referee(program, problem.type().multiPass()));
        this.grader = grader;
        this.checker = checker;
        this.mistakes = new NamedMistakes(problem.judging());
        this.telling = telling;
        this.reference = problem.judging().reference().map(ReferenceSolver::of);
    }

    /** The same with the package's own grader, closed with this. */
    PreparedProblem with(PackageGrader other) {
        return new PreparedProblem(problem, checker, validators, Optional.of(other), staticValidator, telling);
    }

    /** The same with a static validator, closed with this. */
    PreparedProblem withStaticValidator(PackageProgram other) {
        return new PreparedProblem(problem, checker, validators, grader, Optional.of(other), telling);
    }

    /** The same that tells contestants more of what it rules; of a question that would be a part of its answer. */
    PreparedProblem tellingBy(UnaryOperator<Checker> causes) {
        if (problem.type().questions()) {
            return this;
        }
        return new PreparedProblem(problem, checker, validators, grader, staticValidator, causes.apply(checker));
    }

    /** Returns the checker that looks at the sources of submissions. */
    SourceChecker sourceChecker() {
        return new SourceChecker(staticValidator.orElseThrow());
    }

    /** Returns the package's own grader, for groups that ask for it. */
    GroupGrader grader() {
        return grader.map(GroupGrader.class::cast).orElse(GroupGrader.NONE);
    }

    /**
     * The expected answer of a case.
     *
     * @param answer the bytes, not to be written to
     * @param fault the reason why nothing can be judged against it: the reference and the answer file do not agree
     */
    @SuppressWarnings("ArrayRecordComponent")
    record Expected(byte[] answer, Optional<Reason> fault) {}

    /**
     * The problem's own checker, with which the reference is compared, without the hints that are added for
     * contestants.
     */
    Checker checker() {
        return checker;
    }

    /** The validator of a problem that cannot be judged without one. */
    Referee referee() {
        return referee.orElseThrow();
    }

    /** Returns the checker's ruling on an output, with a name for the mistake where one is known. */
    Ruling ruling(Attempt attempt) {
        return mistakes.named(telling.check(attempt), attempt);
    }

    /**
     * The expected answer: the reference's where the problem has one, which the answer file has to agree with.
     *
     * @param content of the package that the case is from: the same version may lie in several places
     * @throws IOException when the files of the case cannot be read
     */
    Expected expected(TestCase testCase, PackageContent content) throws IOException, InterruptedException {
        // One thread computes it and the others wait: it may take long.
        synchronized (locks.computeIfAbsent(testCase.name(), key -> new Object())) {
            Expected known = expected.get(testCase.name());
            if (known == null) {
                known = work(testCase, content);
                expected.put(testCase.name(), known);
            }
            return known;
        }
    }

    /** Computes answers ahead as long as requested; a failure is reported when the answer is asked for. */
    void workAhead(Problem problem, BooleanSupplier wished) {
        try {
            for (TestCase testCase : problem.data().runs()) {
                if (!wished.getAsBoolean()) {
                    return;
                }
                expected(testCase, problem.content());
            }
        } catch (IOException e) {
            return;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Returns why nothing can be judged on the case, if that is already known. */
    Optional<Reason> knownFault(TestCase testCase) {
        return Optional.ofNullable(expected.get(testCase.name())).flatMap(Expected::fault);
    }

    private Expected work(TestCase testCase, PackageContent content) throws IOException, InterruptedException {
        byte[] file = content.read(testCase.answer());
        if (reference.isEmpty()) {
            return new Expected(file, Optional.empty());
        }
        byte[] input = content.read(testCase.input());
        Optional<Reason> fault = References.disagreement(reference.get(), checker, testCase, input, file);
        if (fault.isPresent()) {
            return new Expected(file, fault);
        }
        try {
            return new Expected(reference.get().answer(input), Optional.empty());
        } catch (ReferenceException e) {
            Reason reason = Reason.of(ReasonCode.REFERENCE_FAILED, "message", String.valueOf(e.getMessage()));
            return new Expected(file, Optional.of(reason));
        }
    }

    /** Closes it where something else has failed already. */
    void discard() {
        discard(this::close);
    }

    /** Closes something where something else has failed already. */
    static void discard(Closeable made) {
        try {
            made.close();
        } catch (IOException e) {
            return;
        }
    }

    @Override
    public void close() throws IOException {
        List<Closeable> programs = new ArrayList<>();
        validators.forEach(program -> programs.add(program::close));
        staticValidator.ifPresent(program -> programs.add(program::close));
        grader.ifPresent(program -> programs.add(program::close));
        close(programs.iterator());
    }

    /** Each one, whatever comes of another. */
    private static void close(Iterator<Closeable> programs) throws IOException {
        if (programs.hasNext()) {
            try {
                programs.next().close();
            } finally {
                close(programs);
            }
        }
    }
}
