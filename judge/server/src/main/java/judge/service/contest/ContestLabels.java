package judge.service.contest;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import judge.database.Tables;
import judge.online.CatalogProblem;
import judge.online.Refusal;
import judge.online.contest.ContestProblem;
import judge.service.contest.ContestSettings.ProblemLabel;
import org.jspecify.annotations.Nullable;

/** The letters and colours of a contest's problems. */
final class ContestLabels {

    private static final int LONGEST_LABEL = 10;
    private static final int LONGEST_NAME = 50;
    private static final Pattern RGB = Pattern.compile("#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})");
    private static final Pattern LABEL = Pattern.compile("[\\p{L}\\p{N}._-]+");

    private ContestLabels() {}

    /** Refuses labels that are too long or not each its own, and colours that are none. */
    static void require(List<ProblemLabel> wished) {
        Set<String> labels = new HashSet<>();
        for (ProblemLabel one : wished) {
            String label = one.label();
            if (label.length() > LONGEST_LABEL || !LABEL.matcher(label).matches()) {
                throw Refusal.invalid("contest-label", Map.of("label", label));
            }
            if (!labels.add(label)) {
                throw Refusal.invalid("contest-label-twice", Map.of("label", label));
            }
            boolean named = one.color() == null
                    || (!one.color().isBlank()
                            && one.color().length() <= LONGEST_NAME
                            && one.color().chars().noneMatch(Character::isISOControl));
            if (!named || (one.rgb() != null && !RGB.matcher(one.rgb()).matches())) {
                String color = named ? String.valueOf(one.rgb()) : String.valueOf(one.color());
                throw Refusal.invalid("contest-color", Map.of("label", label, "color", color));
            }
        }
    }

    /** Gives the problems of a contest these labels; those that are not named keep theirs. */
    static void put(Tables tables, long assignment, List<ProblemLabel> wished) {
        Map<Long, ProblemLabel> allSettings = new HashMap<>();
        for (ProblemLabel one : wished) {
            CatalogProblem problem = tables.problems().find(one.id()).orElseThrow(() -> unknown(one));
            allSettings.put(problem.id(), one);
        }
        List<ContestProblem> problems = new ArrayList<>();
        Set<String> labels = new HashSet<>();
        for (ContestProblem one : tables.contests().problems(assignment)) {
            @Nullable ProblemLabel settings = allSettings.remove(one.problem());
            ContestProblem problem = settings == null ? one : labelled(one, settings);
            if (!labels.add(problem.label())) {
                throw Refusal.invalid("contest-label-twice", Map.of("label", problem.label()));
            }
            problems.add(problem);
        }
        if (!allSettings.isEmpty()) {
            throw unknown(allSettings.values().iterator().next());
        }
        tables.contests().setProblems(assignment, problems);
    }

    private static ContestProblem labelled(ContestProblem one, ProblemLabel label) {
        return new ContestProblem(
                one.assignment(), one.problem(), label.label(), label.rgb(), label.color(), one.removed());
    }

    private static Refusal unknown(ProblemLabel label) {
        return Refusal.invalid("problem-unknown", Map.of("problem", label.id()));
    }
}
