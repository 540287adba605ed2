package judge.explain.change;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.engine.AppliedLimits;
import judge.explain.look.SecondLook.Example;
import judge.explain.look.SecondLook.Failed;
import judge.explain.look.SecondLook.How;
import judge.language.Language;
import judge.language.LookClock;
import judge.language.RunInput;
import judge.problem.LanguageRules;
import judge.problem.ProblemLimits;
import judge.reason.Hint;
import judge.submission.SourceFile;
import judge.submission.Submission;

/** Programs in a single file that have failed on an input, for tests of what is found out about them. */
public final class FailedPrograms {

    public static final ProblemLimits LIMITS = new ProblemLimits(
            Duration.ofSeconds(1), LanguageRules.NONE, 64 << 20, 8 << 20, 1 << 20, Duration.ofSeconds(3), 256L << 20);

    private FailedPrograms() {}

    public static Submission submission(String file, String source) {
        SourceFile only = new SourceFile(file, source.getBytes(StandardCharsets.UTF_8));
        return Submission.of("1", "anna", "sum", List.of(only), 10 << 20);
    }

    public static RunInput input(String text) {
        return new RunInput(text.getBytes(StandardCharsets.UTF_8), Map.of(), Optional.empty(), List.of(), List.of());
    }

    /** A case whose input is that line, and whose answer is that but for what is blank around it. */
    public static Example example(String line, String answer) {
        return new Example(
                input(line + "\n"),
                output -> new String(output, StandardCharsets.UTF_8).strip().equals(answer));
    }

    /**
     * Makes a run that failed on the first of the cases.
     *
     * @param told the hints that the run itself has given
     */
    public static Failed failed(
            Submission submission, Language language, How how, List<Hint> told, List<Example> examples) {
        return new Failed(
                submission,
                LIMITS,
                examples.get(0).input(),
                AppliedLimits.of(LIMITS, language).run(),
                how,
                told,
                () -> examples,
                LookClock.unmeasured());
    }
}
