package judge.foreign;

import java.util.List;

/**
 * Cases that earn points together.
 *
 * @param points infinite where there is no bound
 * @param right the points that a checker gives to a case that is right, where it gives any
 * @param required the numbers of groups that have to pass before, from 1; 0 stands for the samples
 * @param label the name by which its validator knows it; empty where it knows no groups
 */
record DraftGroup(
        double points, Earning earning, double right, List<Integer> required, List<Case> cases, String label) {

    /** The number of the group of samples. */
    static final int SAMPLE = 0;

    /** The ways in which cases earn the points of their group. */
    enum Earning {
        /** Each its share. */
        EACH,
        /** The group earns as much as the case that earns least. */
        LEAST,
        /** All of them, or nothing. */
        TOGETHER
    }

    /**
     * A test case: its input and its answer.
     *
     * @param name the author's name for it; empty where it has no name
     */
    record Case(String name, DraftFile input, DraftFile answer) {}

    /** Makes a group where a checker says which part of the points a case earns. */
    DraftGroup(double points, Earning earning, List<Integer> required, List<Case> cases) {
        this(points, earning, 1, required, cases, "");
    }

    /** Returns the points that one of its cases can earn. */
    double ofOne() {
        return earning == Earning.EACH ? points / Math.max(cases.size(), 1) : points;
    }

    /** Tells whether an answer has several lines. */
    boolean hasLines() {
        return cases.stream().anyMatch(one -> one.answer().hasLines());
    }

    DraftGroup unlabelled() {
        return new DraftGroup(points, earning, right, required, cases, "");
    }
}
