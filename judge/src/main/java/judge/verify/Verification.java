package judge.verify;

import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import judge.reason.Fault;
import judge.sandbox.SandboxException;

/**
 * The result of verifying one problem package.
 *
 * @param problem the problem's id
 * @param faults what is wrong with the package itself
 * @param warnings what is not as the format wants it although no verdict depends on it
 * @param submissions the jury's, in the order of their paths
 * @param cases the purpose of each secret case, in order
 */
public record Verification(
        String problem,
        List<Fault> faults,
        List<Fault> warnings,
        List<JuryResult> submissions,
        List<CaseReason> cases) {

    public Verification {
        faults = List.copyOf(faults);
        warnings = List.copyOf(warnings);
        submissions = List.copyOf(submissions);
        cases = List.copyOf(cases);
    }

    /** Makes the verification of a package whose cases could not be looked at. */
    public Verification(String problem, List<Fault> faults, List<JuryResult> submissions) {
        this(problem, faults, List.of(), submissions, List.of());
    }

    /** Makes the verification of a package that this host could not verify. */
    public static Verification impossible(String problem, SandboxException e) {
        return new Verification(problem, List.of(Findings.of(e)), List.of());
    }

    /** The same for those who publish a package: each warning is a fault. */
    public Verification strict() {
        List<Fault> all = Stream.concat(faults.stream(), warnings.stream()).toList();
        return new Verification(problem, all, List.of(), submissions, cases);
    }

    /** The same where the package's folder, which its faults name, is called as somebody knows it. */
    public Verification calling(Path folder, String name) {
        UnaryOperator<String> called = text -> text.replace(folder.toString(), name);
        return new Verification(
                problem,
                faults.stream().map(fault -> fault.with(called)).toList(),
                warnings.stream().map(fault -> fault.with(called)).toList(),
                submissions,
                cases);
    }

    /** Tells whether no fault was found. */
    public boolean isSound() {
        return faults.isEmpty() && submissions.stream().allMatch(JuryResult::isAsExpected);
    }
}
