package judge.host;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.check.Ruling;
import judge.language.Allowance;
import judge.language.Compilation;
import judge.language.Compilation.Compiled;
import judge.language.Execution;
import judge.language.Language;
import judge.language.Program;
import judge.language.RunInput;
import judge.language.RunLimits;
import judge.language.file.LanguageFile.Sample;
import judge.problem.LanguageRules;
import judge.problem.ProblemLimits;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sandbox.SandboxException;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.verdict.Decision;
import judge.verdict.Verdict;

/**
 * Small programs in a language, built and run on this host.
 *
 * @param language the language
 * @param version in the compiler's or interpreter's own words
 * @param allowance what the language needs for itself
 * @param verdicts on what the programs did
 */
public record LanguageTrial(LanguageName language, String version, Allowance allowance, Map<Sample, Verdict> verdicts) {

    /** The numbers that are added up. */
    private static final int NUMBERS = 1_000_000;

    private static final int MOST_SOURCE_BYTES = 1 << 16;
    private static final long MEMORY_BYTES = 64L << 20;
    private static final Duration TIME = Duration.ofSeconds(10);
    private static final Duration SHORT = Duration.ofSeconds(2);
    private static final int OUTPUT_BYTES = 1 << 20;

    private static final ProblemLimits BUILDING = new ProblemLimits(
            TIME, LanguageRules.NONE, MEMORY_BYTES, OUTPUT_BYTES, MOST_SOURCE_BYTES, Duration.ofSeconds(60), 2L << 30);

    /** The programs that are tried, each with the verdict that it must get. */
    public static final Map<Sample, Verdict> WANTED = Map.of(
            Sample.HELLO, Verdict.AC,
            Sample.SUM, Verdict.AC,
            Sample.CRASH, Verdict.RTE,
            Sample.SLEEP, Verdict.TLE,
            Sample.MEMORY, Verdict.MLE);

    public LanguageTrial {
        verdicts = Map.copyOf(verdicts);
    }

    /** Chooses the language of a submission. */
    @FunctionalInterface
    public interface Choice {

        /** The language, ready to be used. */
        Language of(Submission submission) throws SandboxException, InterruptedException;
    }

    /**
     * Tries the programs of a language.
     *
     * @param languages opens the language
     * @param programs to be tried
     * @param processors to run on
     * @throws SandboxException where the language is not installed, or the host is at fault
     */
    public static LanguageTrial of(
            LanguageName name, Choice languages, Map<Sample, String> programs, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        Language language = languages.of(submission(name, ""));
        Map<Sample, Verdict> verdicts = new EnumMap<>(Sample.class);
        for (Sample sample : Sample.values()) {
            if (WANTED.containsKey(sample) && programs.containsKey(sample)) {
                verdicts.put(sample, verdict(language, sample, programs.get(sample), processors));
            }
        }
        // The compiler of Java is this VM's own.
        String version = language.compiler().description(BUILDING).orElseGet(() -> "Java " + Runtime.version());
        return new LanguageTrial(name, version, language.runtime().allowance(), verdicts);
    }

    private static Submission submission(LanguageName name, String source) {
        String file = LanguageNames.known().sourceName(name.equals(LanguageName.JAVA) ? "Main" : "main", name);
        SourceFile only = new SourceFile(file, source.getBytes(StandardCharsets.UTF_8));
        return Submission.of("trial", "judge", "trial", List.of(only), MOST_SOURCE_BYTES);
    }

    private static Verdict verdict(Language language, Sample sample, String source, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        Compilation compilation =
                language.compiler().compile(submission(language.name(), source), BUILDING, processors);
        if (!(compilation instanceof Compiled compiled)) {
            return Verdict.CE;
        }
        RunLimits limits = limits(sample, language.runtime().allowance());
        try (Program program = language.runtime().layDown(compiled)) {
            byte[] input = sample == Sample.SUM ? numbers() : new byte[0];
            RunInput given = new RunInput(input, Map.of(), Optional.empty(), List.of(), List.of());
            Execution execution = program.run(given, limits, processors);
            return Decision.of(execution, limits, Optional.empty(), List.of(), answer -> ruling(sample, answer))
                    .verdict();
        } catch (IOException e) {
            throw new SandboxException("cannot lay a program down: " + e, e);
        }
    }

    private static RunLimits limits(Sample sample, Allowance allowance) {
        Duration time = (sample == Sample.SLEEP ? SHORT : TIME).plus(allowance.startUp());
        return new RunLimits(
                time, time.multipliedBy(2), MEMORY_BYTES, allowance.runtimeBytes(MEMORY_BYTES), OUTPUT_BYTES);
    }

    private static byte[] numbers() {
        StringBuilder numbers = new StringBuilder();
        for (int i = 1; i <= NUMBERS; i++) {
            numbers.append(i % 1_000).append('\n');
        }
        return numbers.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static Ruling ruling(Sample sample, byte[] answer) {
        String wanted = sample == Sample.SUM ? String.valueOf(sum()) : "hello";
        return new String(answer, StandardCharsets.UTF_8).strip().equals(wanted)
                ? new Ruling.Accepted(1)
                : new Ruling.Wrong(Reason.of(ReasonCode.NO_OUTPUT));
    }

    private static long sum() {
        long sum = 0;
        for (int i = 1; i <= NUMBERS; i++) {
            sum += i % 1_000;
        }
        return sum;
    }

    /** Tells whether every program got the verdict that it must get. */
    public boolean isWell() {
        return verdicts.entrySet().stream().allMatch(one -> one.getValue() == WANTED.get(one.getKey()));
    }
}
