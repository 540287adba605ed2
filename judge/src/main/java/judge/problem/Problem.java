package judge.problem;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.source.LanguageName;

/**
 * A contest problem as its package describes it.
 *
 * @param id the package folder's name
 * @param folder the package, an absolute path
 * @param names title by language code, at least one, in the order of the package
 * @param type the kind of problem
 * @param limits the limits of a submission; the CPU time means nothing where it is to be inferred
 * @param inferred the rule by which the CPU time follows from the jury's submissions; empty where the package gives
 *     it
 * @param judging the rules for judging output
 * @param data the test cases
 * @param extras the files and constants that the package has for all submissions and for its own programs
 * @param content the files of the package, as they were when it was read
 */
public record Problem(
        String id,
        Path folder,
        Map<String, String> names,
        ProblemType type,
        ProblemLimits limits,
        Optional<TimeLimitRule> inferred,
        Judging judging,
        TestData data,
        PackageExtras extras,
        PackageContent content) {

    /** The name of the case that is an input of somebody's own; like a sample it hides nothing. */
    public static final String OWN_INPUT = "sample/own-input";

    public Problem {
        names = Collections.unmodifiableMap(new LinkedHashMap<>(names));
    }

    /** Tells whether cases earn points; otherwise the problem is pass-fail. */
    public boolean scoring() {
        return type.scoring();
    }

    /** The most points that can be earned: 1 in a pass-fail problem, positive infinity where there is no bound. */
    public double maxScore() {
        return scoring() ? data.secret().maxScore() : 1;
    }

    /** Tells whether the lowest score is the best. */
    public boolean lowestIsBest() {
        return data.grading().filter(GradingTree::lowestIsBest).isPresent();
    }

    /** Tells whether nothing can be judged before the time limit has been inferred. */
    public boolean lacksTimeLimit() {
        return inferred.filter(rule -> rule.setBy().isEmpty()).isPresent();
    }

    /**
     * The same with a time limit of so much CPU time that these of the jury's submissions have set.
     *
     * @param setBy their names, one at least
     */
    public Problem withTimeLimit(Duration cpuTime, List<String> setBy) {
        Optional<TimeLimitRule> known = inferred.map(rule -> rule.setBy(setBy));
        return new Problem(id, folder, names, type, limits.withCpuTime(cpuTime), known, judging, data, extras, content);
    }

    /** The same where what is in one language is compiled and run as another one. */
    public Problem running(String language, String as) {
        ProblemLimits other = limits.with(limits.languages().running(language, as));
        return new Problem(id, folder, names, type, other, inferred, judging, data, extras, content);
    }

    /** The same where a language is compiled by this one of its standards. */
    public Problem withStandard(LanguageName language, String standard) {
        ProblemLimits other = limits.with(limits.languages().withStandard(language, standard));
        return new Problem(id, folder, names, type, other, inferred, judging, data, extras, content);
    }

    /** The same where a program may print without end, as nothing of it is looked at: only its time counts. */
    public Problem printingWithoutEnd() {
        return new Problem(
                id, folder, names, type, limits.printingWithoutEnd(), inferred, judging, data, extras, content);
    }

    /**
     * An excerpt of the problem for a program that is tried: these of its samples, each of which is run whatever comes
     * of the others. Nothing is earned.
     *
     * @param samples one at least
     */
    public Problem onSamples(List<TestCase> samples) {
        return excerpt(TestData.ofSamples(samples), judging, content);
    }

    /** An excerpt for a program that is tried on an input of somebody's own: whatever it prints is right. */
    public Problem onInput(byte[] input) {
        Path in = folder.resolve(OWN_INPUT + ".in");
        Path ans = folder.resolve(OWN_INPUT + ".ans");
        Judging uncompared = new Judging(
                new CheckerChoice.BuiltIn(CheckerChoice.Kind.NONE),
                Optional.empty(),
                judging.inputFile(),
                judging.outputFile());
        return excerpt(
                TestData.ofSamples(List.of(new TestCase(OWN_INPUT, in, ans, List.of(), List.of(), 0))),
                uncompared,
                content.with(Map.of(in, input, ans, new byte[0])));
    }

    private Problem excerpt(TestData cases, Judging by, PackageContent from) {
        PackageExtras programs = extras.with(Optional.empty());
        return new Problem(id, folder, names, type.withPoints(), limits, inferred, by, cases, programs, from);
    }

    /** Tells whether it is an excerpt, of which nothing that was found out holds for the problem. */
    public boolean isExcerpt() {
        return data.isOfSamples();
    }

    /** Digest of all that a verdict depends on, in hex: a package that was edited is of another version. */
    public String version() {
        return content.version();
    }

    /**
     * The same as a scoring problem with so many times the CPU time, to see how near its programs come to the limit. A
     * package's own grader gives its scores for the limit itself, so that stays.
     */
    public Problem stretched(double factor) {
        if (data.grading().flatMap(GradingTree::grader).isPresent()) {
            return this;
        }
        return new Problem(
                id,
                folder,
                names,
                type.withPoints(),
                limits.stretched(factor),
                inferred,
                judging,
                data.withoutBreaks(),
                extras,
                content);
    }
}
