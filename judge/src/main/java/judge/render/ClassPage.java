package judge.render;

import java.util.List;

/**
 * The model of the page of a class; the names of its components are those that its template uses.
 *
 * @param page the parts that all pages share
 * @param facts the facts of the run that are shown in a line
 * @param warnings notes that a reader of the figures has to know
 * @param verdicts the verdicts that occur, to be chosen from
 * @param problems the problems with their tables and figures
 * @param ranking the contestants, the best first
 * @param besides the parts that not every run has
 */
record ClassPage(
        Page page,
        List<Fact> facts,
        List<String> warnings,
        List<Choice> verdicts,
        List<Problem> problems,
        List<Ranked> ranking,
        Besides besides) {

    /**
     * The parts that not every run has.
     *
     * @param roll the class by its roster; none where there is none
     * @param similar the page of similar submissions; none where their sources are not in the run
     */
    record Besides(List<RollPage> roll, List<Alike> similar) {}

    /** The number of similar pairs; the names are on a page of their own, as this page may be shown in class. */
    record Alike(String link, String text) {}

    /** A figure with its name. */
    record Fact(String name, String value) {}

    /** A verdict with its name. */
    record Choice(String code, String name) {}

    /**
     * One problem.
     *
     * @param anchor the target of links of the page
     * @param heads of the columns of its table, one a case
     * @param rows one a contestant who handed something in
     * @param rates the share that pass each case, as the last row of the table
     */
    record Problem(
            String anchor,
            String title,
            List<Fact> facts,
            List<String> heads,
            List<Row> rows,
            List<Rate> rates,
            Figures figures,
            Lessons lessons) {}

    /** The pictures of a problem. */
    record Figures(Chart.Bars passing, Chart.Bars scores, Chart.Dots time, Chart.Dots memory) {}

    /**
     * The lessons that a class can learn from its mistakes.
     *
     * @param mistakes the mistakes that have a name
     * @param cases the cases that somebody failed
     * @param shared the wrong answers that several contestants gave
     */
    record Lessons(List<Made> mistakes, List<Failed> cases, List<Shared> shared) {}

    /** A mistake with those who made it. */
    record Made(String mistake, int count, String who, String cases) {}

    /** A case that some failed, with the verdicts they got. */
    record Failed(String name, int failed, int run, List<Count> verdicts, String mistakes) {}

    /** The number of submissions that got a verdict. */
    record Count(String code, String name, int count) {}

    /** A wrong answer that several gave. */
    record Shared(String name, String answer, String mistake, int count, String who) {}

    /** One contestant's line in a problem's table. */
    record Row(String contestant, String link, Mark mark, List<Cell> cells) {}

    /** A verdict on a case. */
    record Cell(String code, String title) {}

    /** The share of submissions that pass a case. */
    record Rate(String percent, String title) {}

    /** A verdict with points. */
    record Mark(String code, String name, String points, String sort) {}

    /** One contestant's line in the ranking. */
    record Ranked(int rank, Named named, String total, String totalSort, int accepted, List<Entry> entries) {}

    /** A contestant, with the entry on the roster where there is one. */
    record Named(String contestant, List<RollPage.Seat> seats) {}

    /** A contestant's result for a problem; without a link where nothing was handed in. */
    record Entry(List<Linked> linked, String sort) {}

    /** A verdict with a link to its page. */
    record Linked(Mark mark, String link) {}
}
