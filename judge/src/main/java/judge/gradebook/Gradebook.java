package judge.gradebook;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import judge.report.GradedRun;
import judge.report.ProblemSection;
import judge.report.Report;
import judge.report.Summary.Missing;

/**
 * A run as a teacher sees it.
 *
 * @param run the run that was judged
 * @param standings the contestants, the best first
 * @param papers the problems, by id
 */
public record Gradebook(GradedRun run, List<Standing> standings, List<Paper> papers) {

    public Gradebook {
        standings = List.copyOf(standings);
        papers = List.copyOf(papers);
    }

    /** The gradebook of a run. */
    public static Gradebook of(GradedRun run) {
        List<Paper> papers = new ArrayList<>();
        for (ProblemSection problem : run.problems()) {
            papers.add(new Paper(
                    problem,
                    run.reports().stream()
                            .filter(report -> report.problem().equals(problem.id()))
                            .toList()));
        }
        return new Gradebook(run, standings(run), papers);
    }

    /** Returns the list of who of the class handed in something, where there is a roster. */
    public Optional<RollCall> rollCall() {
        return run.roster().map(roster -> RollCall.of(roster, standings));
    }

    private static List<Standing> standings(GradedRun run) {
        Map<String, Map<String, Report>> byContestant = new TreeMap<>();
        run.summary().missing().stream().map(Missing::contestant).forEach(name -> byContestant.put(name, Map.of()));
        for (Report report : run.reports()) {
            byContestant.computeIfAbsent(report.contestant(), any -> new LinkedHashMap<>());
            byContestant.compute(report.contestant(), (name, reports) -> with(report, reports));
        }
        List<Standing> unranked = new ArrayList<>();
        Map<String, Double> best = new HashMap<>();
        byContestant.values().forEach(reports -> reports.values()
                .forEach(report -> best.merge(report.problem(), report.score(), Math::max)));
        byContestant.forEach((contestant, reports) -> unranked.add(Standing.of(contestant, reports, best)));
        unranked.sort(Comparator.comparingDouble(Standing::total).reversed());
        return ranked(unranked);
    }

    private static Map<String, Report> with(Report report, Map<String, Report> reports) {
        Map<String, Report> more = new LinkedHashMap<>(reports);
        more.put(report.problem(), report);
        return more;
    }

    /** A contestant with the same total as the one before gets the same rank. */
    private static List<Standing> ranked(List<Standing> sorted) {
        List<Standing> ranked = new ArrayList<>();
        for (Standing next : sorted) {
            Standing before = ranked.isEmpty() ? next : ranked.get(ranked.size() - 1);
            boolean tied = !ranked.isEmpty() && before.total() == next.total();
            ranked.add(next.withRank(tied ? before.rank() : ranked.size() + 1));
        }
        return ranked;
    }
}
