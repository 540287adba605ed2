package judge.service.problem;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import judge.app.OpenJudge;
import judge.database.Database;
import judge.online.ProblemVersion;
import judge.online.Refusal;
import judge.online.VersionState;
import judge.problem.Problem;
import judge.problem.yaml.PackageFault;
import judge.reason.Fault;
import judge.verify.Coverage;
import judge.verify.Verification;

/** Verifies packages that were brought, one after the other. */
public record PackageVerifications(Database database, Clock clock, ProblemPackages packages) {

    /**
     * Verifies the oldest version that is yet to be verified; false where there is none. A failure counts as the
     * finding on that version, so that the next one's turn comes.
     *
     * @param worker the worker that does it: others leave it to that process as long as it lives
     * @throws Refusal if the package cannot be had now
     * @throws InterruptedException if it was cancelled, and nothing is known
     */
    public boolean next(OpenJudge judge, String worker) throws InterruptedException {
        if (database.read(tables -> tables.problems().unverified()).isEmpty()) {
            return false;
        }
        Optional<ProblemVersion> taken =
                database.write(tables -> tables.problems().takeUnverified(worker));
        if (taken.isEmpty()) {
            return false; // Others are at it.
        }
        ProblemVersion version = taken.get();
        PackageFindings findings;
        boolean sound = false;
        try {
            Problem problem = packages.problem(version);
            Verification verification = judge.verifier().verify(problem, Coverage.USUAL, Optional.empty());
            findings = PackageFindings.of(verification, PackageFindings.parent(problem.folder()));
            sound = verification.isSound();
        } catch (Refusal e) {
            throw e; // It is the host's trouble, and no fault of the package.
        } catch (RuntimeException e) {
            findings = new PackageFindings(
                    List.of(Fault.of(PackageFault.SAID, String.valueOf(e.getMessage()))), List.of());
        }
        if (Thread.interrupted()) { // What was found then is that files could not be read.
            throw new InterruptedException("cancelled while a package was verified");
        }
        String json = StoredJson.of(findings);
        VersionState state = sound ? VersionState.SOUND : VersionState.UNSOUND;
        database.write(tables -> {
            boolean own = tables.problems().setVerified(version.id(), worker, state, json);
            if (own) {
                tables.changes().add(clock.instant(), "verified", version.id(), null, "{}");
            }
            return own;
        });
        return true;
    }
}
