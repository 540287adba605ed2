package judge.verify;

import judge.engine.Toolchain;
import judge.problem.Problem;
import judge.sandbox.SandboxException;

/** Proves a problem package sound by trying it: its inputs, its answers, its own submissions. */
public final class PackageVerifier {

    private final Toolchain toolchain;
    private final boolean background;
    private final Coverage coverage;
    private final VerificationListener told;

    /**
     * A verifier with the tools of a judge.
     *
     * @param background whether nobody waits for it
     */
    public PackageVerifier(Toolchain toolchain, boolean background) {
        this(toolchain, background, Coverage.USUAL, VerificationListener.NOBODY);
    }

    /** The same, which tells how far it is. */
    public PackageVerifier(Toolchain toolchain, boolean background, Coverage coverage, VerificationListener told) {
        this.toolchain = toolchain;
        this.background = background;
        this.coverage = coverage;
        this.told = told;
    }

    /**
     * Verifies a package that could be read and gives a time limit.
     *
     * @throws SandboxException when this host cannot run its validators
     */
    public Verification verify(Problem problem) throws SandboxException, InterruptedException {
        return verify(problem, given -> given);
    }

    /**
     * Verifies a package that could be read.
     *
     * @throws SandboxException when this host cannot run its validators
     * @throws InterruptedVerification with the findings so far when it was interrupted
     */
    public Verification verify(Problem problem, Limiting limits) throws SandboxException, InterruptedException {
        return new PackageRun(problem, limits, toolchain, background, coverage, told).verified();
    }
}
