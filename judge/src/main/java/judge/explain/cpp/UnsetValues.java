package judge.explain.cpp;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.explain.cpp.rule.UnsetNames;
import judge.explain.look.SecondLook.Failed;
import judge.explain.look.SecondLook.How;
import judge.language.Execution;
import judge.language.Program;
import judge.language.ProgramEnd;
import judge.language.gnu.compile.OtherBuild;
import judge.language.gnu.compile.OtherBuild.Built;
import judge.language.gnu.run.NativePrograms;
import judge.language.gnu.run.SanitizedRun;
import judge.language.gnu.toolchain.GnuToolchain;
import judge.reason.Hint;
import judge.sandbox.SandboxException;
import judge.submission.SourceTexts;

/** Runs a program with other values in what it has never set, and compares the answers. */
record UnsetValues(OtherBuild builds, SanitizedRun sanitized, NativePrograms programs, GnuToolchain toolchain) {

    static final String ZERO = "zero";

    static final Duration BUILDING = Duration.ofMillis(1_500);
    private static final Duration RUNNING = Duration.ofMillis(300);
    private static final Duration RUNNING_SANITIZED = Duration.ofSeconds(1);

    /**
     * Returns the hint that the answer depends on values that were never set, if it does.
     *
     * @param built the program with sanitizers
     * @param warned the compiler's warnings
     */
    Optional<Hint> hint(Built built, Failed failed, List<Hint> warned, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        Collection<String> texts = SourceTexts.of(failed.submission()).plain().values();
        if (UnsetNames.differsAnyway(texts)) {
            return Optional.empty();
        }
        if (ofVariables(failed, processors)) {
            return Optional.of(warned.stream()
                    .filter(hint -> hint.is("cpp-uninitialized"))
                    .findFirst()
                    .map(hint -> new Hint("run-uninitialized", hint.parameters()))
                    .or(() -> UnsetNames.hint(texts))
                    .orElse(Hint.of("run-uninitialized")));
        }
        return UnsetNames.allocates(texts) && ofMemory(built, failed, processors)
                ? Optional.of(UnsetNames.allocated(texts))
                : Optional.empty();
    }

    /** Tells whether the values of local variables make a difference, or make a wrong answer right. */
    private boolean ofVariables(Failed failed, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        List<byte[]> answers = new ArrayList<>();
        for (String value : List.of(ZERO, "pattern")) {
            Optional<Built> built = builds.filled(value, failed, BUILDING, processors);
            if (built.isEmpty()) {
                return false;
            }
            try (Program program = programs.layDown(built.get().compiled())) {
                Execution execution =
                        program.run(failed.input(), failed.run().within(RUNNING, RUNNING.multipliedBy(2)), processors);
                failed.clock().run(execution.outcome());
                boolean ended = execution.end() instanceof ProgramEnd.Well;
                answers.add(ended ? execution.answer() : new byte[0]);
            }
        }
        return !Arrays.equals(answers.get(0), answers.get(1)) || isRight(failed, answers.get(0));
    }

    private static boolean isRight(Failed failed, byte[] answer) throws IOException {
        return failed.how() == How.WRONG
                && failed.examples().read().stream()
                        .findFirst()
                        .filter(example -> example.right().test(answer))
                        .isPresent();
    }

    /**
     * Tells whether the content of memory from malloc and new makes a difference; the sanitizer can fill it with a
     * given byte.
     */
    private boolean ofMemory(Built built, Failed failed, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        List<Optional<byte[]>> answers = new ArrayList<>();
        for (int value : List.of(0, 0x5a)) {
            answers.add(sanitized.answer(
                    built.program(), toolchain.sanitizers().mount(), failed, RUNNING_SANITIZED, value, processors));
        }
        return answers.stream().allMatch(Optional::isPresent)
                && !Arrays.equals(answers.get(0).get(), answers.get(1).get());
    }
}
