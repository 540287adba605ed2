package judge.problem.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import judge.problem.CasePoints;
import judge.problem.PackageExtras.StaticValidator;
import judge.problem.TestCase;
import judge.problem.TestData;
import judge.problem.TestGroup.Aggregation;
import judge.problem.reading.GroupYaml.StaticCase;
import judge.problem.yaml.Faults;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.PackageIndex;

/**
 * The case of a static validator that a folder of test cases may ask for: it comes before all others of the folder.
 *
 * @param folder one below {@code data}
 * @param settings those in the folder's file
 */
record StaticCases(PackageIndex index, String folder, GroupYaml settings, Faults faults) {

    /** The folder of the program. */
    static final String FOLDER = "static_validator";

    /**
     * Returns the points of the folder without it: where points are added up, those for the sources are no part of the
     * rest.
     */
    double left(double maxScore, Aggregation aggregation) {
        double own = settings.statics().flatMap(StaticCase::most).orElse(0.0);
        if (own > maxScore) {
            faults.add(
                    settings.place(),
                    PackageFault.STATIC_SCORE_ABOVE_MAX,
                    CasePoints.number(own),
                    CasePoints.number(maxScore));
        }
        return aggregation == Aggregation.SUM ? Math.max(0, maxScore - own) : maxScore;
    }

    /**
     * The cases with it.
     *
     * @param aggregation of their points; empty where there are none
     */
    List<TestCase> before(List<TestCase> cases, Optional<Aggregation> aggregation) {
        if (settings.statics().isEmpty()) {
            return cases;
        }
        StaticCase asked = settings.statics().get();
        if (!index.hasFilesBelow(FOLDER)) {
            faults.add(settings.place(), PackageFault.STATIC_VALIDATOR_MISSING, FOLDER);
        }
        String name = folder.substring("data/".length());
        if (cases.stream().anyMatch(one -> one.name().equals(name + "/" + TestCase.STATIC))) {
            faults.add(index.shown(folder + "/" + TestCase.STATIC + ".in"), PackageFault.STATIC_CASE_NAME_TAKEN);
        }
        List<TestCase> all = new ArrayList<>();
        all.add(TestCase.ofSources(
                name, index.path(folder + "/" + PackageIndex.GROUP), asked.arguments(), points(asked, aggregation)));
        all.addAll(cases);
        return all;
    }

    private CasePoints points(StaticCase asked, Optional<Aggregation> aggregation) {
        boolean earns = aggregation.filter(any -> any != Aggregation.PASS_FAIL).isPresent();
        if (asked.most().isPresent() && !earns) {
            faults.add(settings.place(), PackageFault.STATIC_SCORE_NOT_PASS_FAIL);
        } else if (asked.most().isEmpty() && earns) {
            faults.add(settings.place(), PackageFault.STATIC_SCORE_NOT_A_NUMBER);
        }
        if (aggregation.isEmpty()) {
            return CasePoints.NONE;
        }
        return earns ? CasePoints.upTo(asked.most().orElse(0.0)) : CasePoints.WITH_ITS_GROUP;
    }

    /** The program that looks at sources, where a case asks for it. */
    static Optional<StaticValidator> validator(PackageIndex index, Metadata metadata, TestData data, Faults faults) {
        String place = index.shown(FOLDER);
        boolean there = index.hasFilesBelow(FOLDER);
        if (data.runs().size() == data.cases().size()) {
            if (there) {
                faults.warnings().add(place, PackageFault.FOLDER_UNUSED, "static_validation_score");
            }
            return Optional.empty();
        }
        if (metadata.type().submitAnswer()) {
            faults.add(place, PackageFault.STATIC_VALIDATOR_WITHOUT_PROGRAMS);
        } else if (there && !index.isProgram(FOLDER)) {
            faults.add(
                    place,
                    PackageFault.STATIC_VALIDATOR_LANGUAGE_UNKNOWN,
                    index.languages().pattern());
        }
        return Optional.of(new StaticValidator(index.path(FOLDER), metadata.validatorLimits()));
    }
}
