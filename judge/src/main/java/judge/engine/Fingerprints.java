package judge.engine;

import judge.digest.Sha256;
import judge.problem.Problem;
import judge.problem.ProblemLimits;
import judge.submission.SourceFile;
import judge.submission.Submission;

/**
 * Digests of all that a verdict depends on: a report still holds for a submission whose fingerprint is that of the
 * report.
 */
public final class Fingerprints {

    private final String judge;

    /**
     * The fingerprints of reports that are made in one way.
     *
     * @param allCases whether pass-fail problems are judged to the last case
     */
    public Fingerprints(boolean allCases) {
        judge = new Sha256()
                .addText(String.valueOf(Fingerprints.class.getPackage().getImplementationVersion()))
                .addText(System.getProperty("java.vm.version") + " " + System.getProperty("java.vendor"))
                .addText(JudgeBuild.id().orElse(""))
                .addText(allCases ? "all cases" : "")
                .hex();
    }

    /** SHA-256, in hex, of the sources with their names, the problem's version, this judge and this JDK. */
    public String of(Submission submission, Problem problem) {
        Sha256 digest = new Sha256()
                .addText(judge)
                .addText(problem.id())
                .addText(problem.version())
                .addText(submission.problem())
                .addText(limits(problem.limits()));
        for (SourceFile source : submission.sources()) {
            digest.addText(source.path()).add(Sha256.of(source.content()).bytes());
        }
        for (SourceFile companion : submission.companions()) {
            digest.addText("beside " + companion.path())
                    .add(Sha256.of(companion.content()).bytes());
        }
        submission.entry().ifPresent(entry -> digest.addText("starts " + entry));
        // A source beyond the limit, or one that cannot be read, is refused for this reason, whatever the other sources
        // are.
        submission.fault().ifPresent(fault -> digest.addText(fault.code().code())
                .addText(fault.parameters().toString()));
        return digest.hex();
    }

    /** The limits of this judging, which may be others than those of the package. */
    private static String limits(ProblemLimits limits) {
        return limits.cpuTime() + " " + limits.languages() + " " + limits.memoryBytes() + " "
                + limits.outputBytes() + " " + limits.codeBytes() + " " + limits.compileTime() + " "
                + limits.compileMemoryBytes();
    }
}
