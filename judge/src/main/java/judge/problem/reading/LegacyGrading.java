package judge.problem.reading;

/**
 * The settings in {@code problem.yaml} for the scores in a package with the older test data.
 *
 * @param measured whether the output validator may award points
 * @param lowestIsBest whether the lowest score is the best
 * @param defaults settings of the folder {@code data}
 */
record LegacyGrading(boolean measured, boolean lowestIsBest, LegacyGroupYaml defaults) {

    static LegacyGrading plain(boolean measured) {
        return new LegacyGrading(measured, false, LegacyGroupYaml.defaults());
    }
}
