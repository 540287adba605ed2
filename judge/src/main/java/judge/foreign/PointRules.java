package judge.foreign;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import judge.foreign.DraftGroup.Earning;
import judge.reason.Fault;

/** Writes the points of each group for {@code test_group.yaml}. */
final class PointRules {

    /**
     * Begins an argument of the program around a checker: what has fewer points than come next is wrong in this group.
     */
    static final String LEAST = "at_least=";

    /** The points of three parts that have two decimals are still whole; more make scores that nobody reads. */
    private static final int MOST_FACTOR = 1000;

    private static final String TOGETHER = "pass-fail";

    private final List<DraftGroup> groups;
    private final boolean inPart;
    private final boolean told;

    /** The number by which all points are multiplied, so that they are whole, but those that a checker gives. */
    private final int factor;

    private final List<Fault> remarks = new ArrayList<>();

    /**
     * The rules of these groups.
     *
     * @param inPart whether an output can be right in part
     * @param told whether the checker is told what a case can earn
     */
    PointRules(List<DraftGroup> groups, boolean inPart, boolean told) {
        this.groups = List.copyOf(groups);
        this.inPart = inPart;
        this.told = told;
        boolean fixed = inPart && groups.stream().anyMatch(group -> group.right() != 1);
        factor = fixed ? 1 : factor(this.groups);
    }

    /** Returns the least number that makes all points whole; 1 where there is none. */
    private static int factor(List<DraftGroup> groups) {
        return IntStream.rangeClosed(1, MOST_FACTOR)
                .filter(factor -> groups.stream().allMatch(group -> isWhole(group.points() * factor)))
                .findFirst()
                .orElse(1);
    }

    private static boolean isWhole(double points) {
        return !Double.isFinite(points) || Math.abs(points - Math.rint(points)) < 1e-6;
    }

    /** The name of a group, so that their order is that of the numbers, from 1. */
    static String name(int number, int most) {
        return ("group%0" + String.valueOf(most).length() + "d").formatted(number);
    }

    /** The keys of a group, by its number from 1, and what they say. */
    Map<String, String> of(int number) {
        DraftGroup group = groups.get(number - 1);
        Map<String, String> keys = new LinkedHashMap<>();
        keys.put("max_score", amount(group.points()));
        keys.put("score_aggregation", aggregation(number));
        List<Integer> required = group.required().stream()
                .filter(other -> canBeRequired(other, number))
                .toList();
        if (!required.isEmpty()) {
            keys.put(
                    "require_pass", required.stream().map(this::folder).toList().toString());
        }
        List<String> arguments = new ArrayList<>();
        if (inPart && aggregation(number).equals(TOGETHER)) {
            arguments.add(LEAST + plain(group.right()));
        }
        if (told) {
            arguments.add(CheckerCalls.POINTS + Math.max(Math.round(group.ofOne()), 1));
        }
        if (!arguments.isEmpty()) {
            keys.put("output_validator_args", arguments.toString());
        }
        keys.putAll(ofValidator(group.label()));
        return keys;
    }

    private String folder(int group) {
        return group == DraftGroup.SAMPLE ? "sample" : "secret/" + name(group, groups.size());
    }

    /** Returns the arguments that tell a validator of testlib the group of an input. */
    static Map<String, String> ofValidator(String label) {
        return label.isEmpty()
                ? Map.of()
                : Map.of(
                        "input_validator_args",
                        List.of("\"--group\"", Trees.quoted(label)).toString());
    }

    /** The points of all groups together. */
    String total() {
        boolean unbounded = groups.stream().anyMatch(group -> !Double.isFinite(group.points()));
        return unbounded ? amount(Double.POSITIVE_INFINITY) : String.valueOf(sum());
    }

    private long sum() {
        return groups.stream()
                .filter(group -> Double.isFinite(group.points()))
                .mapToLong(group -> whole(group.points()))
                .sum();
    }

    /** Returns remarks on rules and points that the format cannot express. */
    List<Fault> remarks() {
        List<Fault> all = new ArrayList<>(remarks);
        String before = plain(groups.stream()
                .mapToDouble(DraftGroup::points)
                .filter(Double::isFinite)
                .sum());
        if (factor > 1) {
            all.add(Fault.of(ImportRemark.POINTS_MULTIPLIED, factor, before, sum()));
        } else if (!groups.stream().allMatch(group -> isWhole(group.points()))) {
            all.add(Fault.of(ImportRemark.POINTS_ROUNDED, before, sum()));
        }
        return all;
    }

    private String amount(double points) {
        return Double.isFinite(points) ? String.valueOf(whole(points)) : "unbounded";
    }

    /** Rounds points; those who earn any earn one at least. */
    private long whole(double points) {
        return points > 0 ? Math.max(Math.round(points * factor), 1) : 0;
    }

    private static String plain(double points) {
        return BigDecimal.valueOf(points)
                .setScale(9, RoundingMode.HALF_UP)
                .stripTrailingZeros()
                .toPlainString();
    }

    private String aggregation(int number) {
        return switch (groups.get(number - 1).earning()) {
            case EACH -> "sum";
            case LEAST -> inPart && !isRequired(number) ? "min" : TOGETHER;
            case TOGETHER -> TOGETHER;
        };
    }

    private boolean isRequired(int number) {
        return groups.stream().anyMatch(other -> other.required().contains(number));
    }

    private boolean canBeRequired(int other, int by) {
        if (other == DraftGroup.SAMPLE) {
            return true;
        }
        boolean passes = groups.get(other - 1).earning() != Earning.EACH;
        if (!passes) {
            remarks.add(Fault.of(ImportRemark.GROUP_OF_POINTS_REQUIRED, by, other));
        } else if (inPart && groups.get(other - 1).earning() == Earning.LEAST) {
            remarks.add(Fault.of(ImportRemark.GROUP_REQUIRED_WHOLE, by, other));
        }
        return passes;
    }
}
