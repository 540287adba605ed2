package judge.problem;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What a package expects of one of the jury's submissions: all rules must hold.
 *
 * @param rules at least one
 */
public record ExpectedOutcome(List<Rule> rules) {

    public ExpectedOutcome {
        rules = List.copyOf(rules);
    }

    /**
     * A rule on some of the test cases. Verdicts are named as in reports; the format's {@code RTE} has become {@code
     * RTE}, {@code MLE} and {@code OLE} here, its {@code WA} has become {@code WA}, {@code NO} and {@code PE}.
     *
     * @param cases pattern for names of cases or groups, such as {@code secret/*-easy}; empty for all cases
     * @param permitted all cases must have one of these verdicts
     * @param required at least one case must have one of these
     * @param score bounds of the submission's score, or of those of the groups that {@code cases} names
     */
    public record Rule(String cases, Set<String> permitted, Set<String> required, Optional<ScoreRange> score) {

        public Rule {
            permitted = Collections.unmodifiableSet(new TreeSet<>(permitted));
            required = Collections.unmodifiableSet(new TreeSet<>(required));
        }

        boolean isAbout(String testCase) {
            return cases.isEmpty() || Glob.matchesPathOrParent(cases, testCase);
        }

        private void complain(Map<String, String> verdicts, List<String> complaints) {
            Map<String, String> mine = new TreeMap<>(verdicts);
            mine.keySet().removeIf(name -> !isAbout(name));
            mine.forEach((name, verdict) -> {
                if (!permitted.contains(verdict)) {
                    complaints.add(name + " is " + verdict + ", permitted are " + String.join(", ", permitted));
                }
            });
            if (mine.values().stream().noneMatch(required::contains)) {
                String which = cases.isEmpty() ? "no case" : "no case of " + cases;
                complaints.add(which + " is " + String.join(", ", required) + ", at least one must be");
            }
        }
    }

    /**
     * Inclusive bounds.
     *
     * @param least the lowest score
     * @param most the highest score
     */
    public record ScoreRange(double least, double most) {

        /** Scores are sums of fractions such as thirds, so they are compared with a tolerance. */
        private static final double ROUNDING = 1e-6;

        boolean contains(double score) {
            return score >= least - ROUNDING && score <= most + ROUNDING;
        }
    }

    /**
     * How an outcome differs from what is expected, each a sentence; empty if it does not.
     *
     * @param verdicts the verdict's name for each test case, {@code CE} for all of them where there was nothing to run
     * @param score of the submission
     * @param groups the scores of groups, as far as they have any
     */
    public List<String> complaints(Map<String, String> verdicts, double score, Map<String, Double> groups) {
        List<String> complaints = new ArrayList<>();
        for (Rule rule : rules) {
            rule.complain(verdicts, complaints);
            if (rule.score().isPresent() && rule.cases().isEmpty()) {
                complain("the score", score, rule.score().get(), complaints);
            } else if (rule.score().isPresent()) {
                groups.forEach((name, earned) -> {
                    if (Glob.matches(rule.cases(), name)) {
                        complain("the score of " + name, earned, rule.score().get(), complaints);
                    }
                });
            }
        }
        return complaints.stream().distinct().toList();
    }

    private static void complain(String what, double score, ScoreRange range, List<String> complaints) {
        if (!range.contains(score)) {
            complaints.add(what + " is " + GroupRules.number(score) + ", it must be from "
                    + GroupRules.number(range.least()) + " to " + GroupRules.number(range.most()));
        }
    }
}
