package judge.problem.jury;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import judge.problem.CasePoints;
import judge.problem.yaml.PackageFault;
import judge.reason.Fault;
import judge.reason.FaultCode;

/**
 * The outcome that a package expects of one of the jury's submissions: all rules must hold.
 *
 * @param rules at least one
 * @param ofAnyCase whether a verdict that at least one case must get may be that of a case after the first that
 *     fails, as version 2025-09 of the format speaks of all cases, however they are judged; elsewhere it is the
 *     submission's verdict
 */
public record ExpectedOutcome(List<Rule> rules, boolean ofAnyCase) {

    public ExpectedOutcome {
        rules = List.copyOf(rules);
    }

    /**
     * A rule on some of the test cases. Verdicts are named as in reports; the format's {@code RTE} has become
     * {@code RTE}, {@code MLE} and {@code OLE} here, its {@code WA} has become {@code WA}, {@code NO} and {@code PE}.
     *
     * @param cases pattern for names of cases or groups, such as {@code secret/*-easy}; empty for all cases
     * @param permitted all cases must have one of these verdicts
     * @param required at least one case must have one of these
     * @param score bounds of the submission's score, or of those of the groups that {@code cases} names
     * @param message the message that the output validator must give on one case at least
     * @param bound whether the time limit follows from the times of the cases
     */
    public record Rule(
            String cases,
            Set<String> permitted,
            Set<String> required,
            Optional<ScoreRange> score,
            Optional<String> message,
            TimeBound bound) {

        private static final Set<String> ALL = Set.of("AC", "WA", "TLE", "RTE", "MLE", "OLE", "NO", "PE", "CE");

        private static final Set<String> FAILURES = Set.of("WA", "TLE", "RTE");

        /** The rule where nobody says what a submission must get. */
        static final Rule NOTHING_ASKED = of("", ALL, ALL);

        public Rule {
            permitted = Collections.unmodifiableSet(new TreeSet<>(permitted));
            required = Collections.unmodifiableSet(new TreeSet<>(required));
        }

        /** Makes a rule whose verdicts tell whether the time limit follows from the submission. */
        Rule(String cases, Set<String> permitted, Set<String> required, Optional<ScoreRange> score) {
            this(cases, permitted, required, score, Optional.empty(), TimeBound.BY_VERDICTS);
        }

        /** A rule that asks for verdicts alone. */
        static Rule of(String cases, Set<String> permitted, Set<String> required) {
            return new Rule(cases, permitted, required, Optional.empty());
        }

        /** The same where what does not compile is as expected. */
        Rule orCompileError() {
            return new Rule(cases, orCompileError(permitted), orCompileError(required), score, message, bound);
        }

        private static Set<String> orCompileError(Set<String> verdicts) {
            Set<String> more = new TreeSet<>(verdicts);
            more.add("CE");
            return more;
        }

        /** Tells whether the cases must be within the time limit, so that the limit is at least their time. */
        boolean boundsLimitBelow() {
            return bound == TimeBound.LOWER || (bound == TimeBound.BY_VERDICTS && !permitted.contains("TLE"));
        }

        /** The same with another score. */
        Rule withScore(Optional<ScoreRange> other) {
            return new Rule(cases, permitted, required, other, message, bound);
        }

        private boolean asksForVerdictsAlone() {
            return withScore(Optional.empty()).equals(of("", permitted, required));
        }

        /** Tells whether this rule says nothing new to a person who knows that the other one is broken. */
        private boolean asksForNoMoreThan(Rule other) {
            return cases.equals(other.cases)
                    && message.isEmpty()
                    && permitted.containsAll(other.permitted)
                    && required.containsAll(other.required);
        }

        boolean isAbout(String testCase) {
            return cases.isEmpty() || Glob.matchesPathOrParent(cases, testCase);
        }

        private Map<String, String> mine(Map<String, String> verdicts) {
            Map<String, String> mine = new TreeMap<>(verdicts);
            mine.keySet().removeIf(name -> !isAbout(name));
            return mine;
        }

        /** Cases by the verdicts that they must not have. */
        private Map<String, List<String>> notPermitted(Map<String, String> verdicts) {
            Map<String, List<String>> wrong = new LinkedHashMap<>();
            mine(verdicts).forEach((name, verdict) -> {
                if (!permitted.contains(verdict)) {
                    wrong.computeIfAbsent(verdict, any -> new ArrayList<>()).add(name);
                }
            });
            return wrong;
        }

        private Fault notPermitted(FaultCode code, String verdict, List<String> names) {
            int several = names.size() > 1 ? names.size() : 0;
            return Fault.of(code, names.get(0), several, verdict, String.join(", ", permitted));
        }

        /**
         * Tells whether the rule is met by cases that are not run: by the format they have a verdict that is not
         * accepted, whichever it is.
         */
        private boolean failsWithoutRunning(Judged judged) {
            return mine(judged.all()).isEmpty()
                    && judged.notRun().stream().anyMatch(this::isAbout)
                    && required.containsAll(FAILURES)
                    && !permitted.equals(Set.of("AC"));
        }

        private boolean hasRequired(Map<String, String> verdicts) {
            return mine(verdicts).values().stream().anyMatch(required::contains);
        }

        private void complain(Judged judged, boolean ofAnyCase, Map<String, String> said, List<Fault> complaints) {
            // An outcome that names its cases is compared with all of their verdicts, also after an earlier case has
            // failed.
            Map<String, String> counted = cases.isEmpty() ? judged.counted() : judged.all();
            Map<String, String> asked = ofAnyCase ? judged.all() : counted;
            notPermitted(counted)
                    .forEach((verdict, names) ->
                            complaints.add(notPermitted(PackageFault.VERDICT_NOT_PERMITTED, verdict, names)));
            if (!hasRequired(asked) && !failsWithoutRunning(judged)) {
                complaints.add(Fault.of(PackageFault.VERDICT_REQUIRED, cases, String.join(", ", required)));
            }
            unsaid(asked, said)
                    .filter(any -> !mine(asked).containsValue("AC"))
                    .ifPresent(wanted -> complaints.add(Fault.of(PackageFault.MESSAGE_UNSAID, wanted)));
        }

        /**
         * Collects remarks on things that are not as the format wants them, and change nothing or are not known for
         * sure.
         */
        private void remark(Judged judged, boolean ofAnyCase, Map<String, String> said, List<Fault> remarks) {
            Map<String, String> counted = cases.isEmpty() ? judged.counted() : judged.all();
            if (ofAnyCase) {
                Map<String, String> later = new LinkedHashMap<>(judged.all());
                later.keySet().removeAll(counted.keySet());
                notPermitted(later)
                        .forEach((verdict, names) ->
                                remarks.add(notPermitted(PackageFault.VERDICT_NOT_PERMITTED_LATER, verdict, names)));
            }
            Map<String, String> asked = ofAnyCase ? judged.all() : counted;
            unsaid(asked, said)
                    .filter(any -> mine(asked).containsValue("AC") && !said.isEmpty())
                    .ifPresent(wanted -> remarks.add(Fault.of(PackageFault.MESSAGE_UNSAID_OF_REJECTED, wanted)));
        }

        /** The message that must be said and is not; what a validator says of nothing is not known. */
        private Optional<String> unsaid(Map<String, String> verdicts, Map<String, String> said) {
            Map<String, String> mine = mine(verdicts);
            return message.filter(any -> !mine.containsValue("NO")).filter(wanted -> mine.keySet().stream()
                    .noneMatch(name -> said.getOrDefault(name, "").contains(wanted)));
        }
    }

    /** The ways in which an inferred time limit follows from the times that a rule's cases take. */
    public enum TimeBound {
        /** The limit is at least the cases' time, where TLE is not permitted. */
        BY_VERDICTS,
        /** The limit is at least the cases' time. */
        LOWER,
        /** The limit is at most the cases' time: the submission is too slow on them. */
        UPPER,
        /** The limit does not follow from the cases. */
        NONE
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
     * The verdict's name for each test case, {@code CE} for all of them where there was nothing to run.
     *
     * @param counted on which a contestant's submission would be judged: in a pass-fail problem none after the first
     *     that fails
     * @param all on which it was run
     * @param notRun names of the others, such as those of groups that require another one to be passed
     */
    public record Judged(Map<String, String> counted, Map<String, String> all, Set<String> notRun) {

        public Judged {
            counted = Collections.unmodifiableMap(new LinkedHashMap<>(counted));
            all = Collections.unmodifiableMap(new LinkedHashMap<>(all));
            notRun = Set.copyOf(notRun);
        }

        /** Makes the verdicts of a submission that was run on all cases. */
        public Judged(Map<String, String> counted, Map<String, String> all) {
            this(counted, all, Set.of());
        }
    }

    /**
     * Returns the differences between an outcome and the expected one, each a sentence; empty if there are none.
     *
     * @param judged the verdicts
     * @param score of the submission
     * @param groups the scores of groups, as far as they have any
     * @param said messages of the problem's own output validator on cases that it rejects
     */
    public List<Fault> complaints(Judged judged, double score, Map<String, Double> groups, Map<String, String> said) {
        List<Fault> complaints = new ArrayList<>();
        Set<Rule> broken = new LinkedHashSet<>();
        for (Rule rule : rules) {
            int before = complaints.size();
            if (broken.stream().noneMatch(rule::asksForNoMoreThan)) {
                rule.complain(judged, ofAnyCase, said, complaints);
            }
            if (complaints.size() > before) {
                broken.add(rule);
            }
        }
        complaints.addAll(complaints(score, groups));
        return complaints.stream().distinct().toList();
    }

    /** The same of its scores alone. */
    public List<Fault> complaints(double score, Map<String, Double> groups) {
        List<Fault> complaints = new ArrayList<>();
        for (Rule rule : rules) {
            Map<String, Double> bounded = rule.cases().isEmpty() ? Map.of("", score) : groups;
            rule.score()
                    .ifPresent(range -> bounded.forEach((name, earned) -> {
                        if (rule.cases().isEmpty() || Glob.matches(rule.cases(), name)) {
                            complain(name, earned, range, complaints);
                        }
                    }));
        }
        return complaints.stream().distinct().toList();
    }

    /**
     * Returns the things that are not as the format wants them although the outcome is as expected, each a sentence.
     *
     * @param judged the verdicts
     * @param said messages of the problem's own output validator on cases that it rejects
     */
    public List<Fault> remarks(Judged judged, Map<String, String> said) {
        List<Fault> remarks = new ArrayList<>();
        rules.forEach(rule -> rule.remark(judged, ofAnyCase, said, remarks));
        return remarks.stream().distinct().toList();
    }

    /** Tells whether nothing is missing but a verdict that one of the cases may have on which it was not run. */
    public boolean mayBeMetByOthers(Judged judged) {
        return ofAnyCase
                && rules.stream()
                        .allMatch(rule -> rule.notPermitted(judged.counted()).isEmpty())
                && rules.stream().anyMatch(rule -> !rule.hasRequired(judged.all()));
    }

    /** Tells whether it may get this verdict on some case. */
    public boolean permits(String verdict) {
        return rules.stream().anyMatch(rule -> rule.permitted().contains(verdict));
    }

    /** Tells whether no rule is about certain cases, so that those after the first that fails do not count. */
    public boolean isAboutAllCases() {
        return rules.stream().allMatch(rule -> rule.cases().isEmpty());
    }

    /** Tells whether all rules are about every case alike, and one case may be too slow. */
    public boolean mayBeTooSlowAnywhere() {
        return isAboutAllCases()
                && rules.stream().anyMatch(rule -> rule.required().contains("TLE"));
    }

    /** Tells whether nothing is asked for but that it is accepted, with any score or a certain one. */
    public boolean asksForAcceptance() {
        return asksFor("AC")
                && rules.get(0).permitted().equals(Set.of("AC"))
                && rules.get(0).required().equals(Set.of("AC"));
    }

    /**
     * Tells whether the only rule is about verdicts of the cases, of which at least one must be this one, or its like.
     */
    public boolean asksFor(String verdict) {
        return rules.size() == 1
                && rules.get(0).asksForVerdictsAlone()
                && rules.get(0).required().contains(verdict);
    }

    /** Tells whether any verdict is as expected. */
    public boolean asksForNothing() {
        return rules.stream().allMatch(Rule.NOTHING_ASKED::equals);
    }

    /** Tells whether the time limit must be at least the time of some of its cases. */
    public boolean boundsLimitBelow() {
        return rules.stream().anyMatch(Rule::boundsLimitBelow);
    }

    /**
     * The cases that take no longer than the time limit must be; empty where one of them is not as expected.
     *
     * @param verdicts the verdict's name for each test case
     */
    public Set<String> boundLimitBelow(Map<String, String> verdicts) {
        Set<String> bounding = new TreeSet<>();
        for (Rule rule : rules) {
            for (Map.Entry<String, String> each : verdicts.entrySet()) {
                if (rule.boundsLimitBelow() && rule.isAbout(each.getKey())) {
                    if (!rule.permitted().contains(each.getValue())
                            || each.getValue().equals("TLE")) {
                        return Set.of();
                    }
                    bounding.add(each.getKey());
                }
            }
        }
        return bounding;
    }

    private static void complain(String group, double score, ScoreRange range, List<Fault> complaints) {
        if (!range.contains(score)) {
            String least = CasePoints.number(range.least());
            String most = CasePoints.number(range.most());
            String earned = CasePoints.number(score);
            complaints.add(
                    least.equals(most)
                            ? Fault.of(PackageFault.SCORE_WRONG, group, earned, most)
                            : Fault.of(PackageFault.SCORE_OUTSIDE, group, earned, least, most));
        }
    }
}
