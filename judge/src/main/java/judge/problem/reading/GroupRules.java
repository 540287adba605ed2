package judge.problem.reading;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import judge.problem.CasePoints;
import judge.problem.TestCase;
import judge.problem.TestGroup;
import judge.problem.TestGroup.Aggregation;
import judge.problem.yaml.Faults;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.PackageIndex;

/** The format's rules for the scores and dependencies of all groups together. */
final class GroupRules {

    /** Scores are sums of fractions such as thirds, so they are compared with a tolerance. */
    static final double ROUNDING = 1e-6;

    private final PackageIndex index;
    /** True if the package has an output validator that can award points. */
    private final boolean validator;

    private final String place;
    private final Faults faults;

    /** The rules of a package; {@code place} is where faults of the secret data as a whole are. */
    GroupRules(PackageIndex index, String place, Faults faults) {
        this.index = index;
        this.validator = index.hasFilesBelow("output_validator") || index.hasFilesBelow("output_validators");
        this.place = place;
        this.faults = faults;
    }

    void check(TestGroup secret, boolean scoring) {
        if (scoring) {
            checkScores(secret);
        }
        for (String required : secret.requirePass()) {
            if (!required.equals("sample")) {
                faults.add(place, PackageFault.SECRET_REQUIRES_GROUP, required);
            }
        }
        for (TestGroup group : secret.groups()) {
            group.requirePass().forEach(required -> checkRequired(group, required, secret.groups()));
        }
    }

    private void checkScores(TestGroup secret) {
        List<TestGroup> groups = secret.groups();
        checkBound(secret, place);
        for (TestGroup group : groups) {
            String where = index.shown("data/" + group.name() + "/" + PackageIndex.GROUP);
            if (isUnbounded(group) && !isUnbounded(secret)) {
                faults.add(where, PackageFault.GROUP_SCORE_NEEDED, CasePoints.number(secret.maxScore()));
            } else {
                checkBound(group, where);
            }
        }
        if (groups.isEmpty() || (groups.stream().anyMatch(GroupRules::isUnbounded) && !isUnbounded(secret))) {
            return;
        }
        checkSum(secret);
        for (TestGroup group : groups) {
            if (secret.aggregation() == Aggregation.PASS_FAIL && group.aggregation() != Aggregation.PASS_FAIL) {
                faults.add(place, PackageFault.AGGREGATION_DIFFERS, group.name());
            }
        }
    }

    private void checkSum(TestGroup secret) {
        // Beside groups there may be the case of a static validator.
        List<Double> parts = Stream.concat(
                        secret.cases().stream().map(TestCase::maxScore),
                        secret.groups().stream().map(TestGroup::maxScore))
                .toList();
        double reachable = secret.aggregation() == Aggregation.MIN
                ? parts.stream().mapToDouble(Double::doubleValue).min().orElse(0)
                : parts.stream().mapToDouble(Double::doubleValue).sum();
        if (secret.aggregation() != Aggregation.PASS_FAIL && reachable > secret.maxScore() + ROUNDING) {
            faults.add(
                    place,
                    PackageFault.SECRET_SCORE_TOO_LOW,
                    CasePoints.number(secret.maxScore()),
                    CasePoints.number(reachable));
        }
    }

    private void checkBound(TestGroup group, String where) {
        if (!isUnbounded(group)) {
            return;
        }
        if (group.aggregation() == Aggregation.PASS_FAIL) {
            faults.add(where, PackageFault.SCORE_UNBOUNDED);
        } else if (!validator && group.cases().stream().anyMatch(TestCase::isRun)) {
            faults.add(where, PackageFault.SCORE_NOT_AWARDED);
        }
    }

    private static boolean isUnbounded(TestGroup group) {
        return group.maxScore() == Double.POSITIVE_INFINITY;
    }

    private void checkRequired(TestGroup group, String required, List<TestGroup> groups) {
        if (required.equals("sample")) {
            return;
        }
        Optional<TestGroup> other =
                groups.stream().filter(one -> one.name().equals(required)).findFirst();
        String file = index.shown("data/" + group.name() + "/" + PackageIndex.GROUP);
        if (other.isEmpty()) {
            faults.add(file, PackageFault.REQUIRED_GROUP_UNKNOWN, required);
        } else if (required.compareTo(group.name()) >= 0) {
            faults.add(file, PackageFault.REQUIRED_GROUP_LATER, required);
        } else if (other.get().aggregation() != Aggregation.PASS_FAIL) {
            faults.add(file, PackageFault.REQUIRED_GROUP_NOT_PASS_FAIL, required);
        }
    }
}
