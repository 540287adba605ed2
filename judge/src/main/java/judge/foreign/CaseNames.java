package judge.foreign;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.foreign.DraftGroup.Case;

/** Names of test cases by which their author finds the files again. */
final class CaseNames {

    private static final Pattern DIGITS = Pattern.compile("[0-9]+");
    private static final Pattern ALLOWED = Pattern.compile("[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,99}");

    /** The word by which systems tell a sample, such as {@code sum_sample_1.in} and {@code 00-example-00.in}. */
    private static final Pattern SAMPLE = Pattern.compile(
            "(?i)(?:.*[^a-z])?(?:samples?|examples?)(?:[_.-]?(?:input|in))?(?:[^a-z].*)?" + "|.*(?:样例|示例|例子).*");

    /** The folder of samples beside that of the other test data. */
    private static final Pattern SAMPLES = Pattern.compile(
            "(?i)(?:(?:public|data|tests?|cases?)[_-]?)?(?:samples?|examples?)(?:[_-]?(?:data|tests?|cases?))?"
                    + "|样例(?:数据)?|示例");

    /** Names in the order of the numbers in them: 2 comes before 10. */
    static final Comparator<String> ORDER = CaseNames::compare;

    private static final Pattern PART = Pattern.compile("\\d{1,40}|\\D+|\\d");

    private CaseNames() {}

    /** Tells whether an input is called as samples are. */
    static boolean isSample(String path) {
        return SAMPLE.matcher(of(path)).matches();
    }

    /** Tells whether a folder is called as those with nothing but samples are. */
    static boolean holdsSamples(String folder) {
        return SAMPLES.matcher(SourceFolder.base(folder)).matches();
    }

    /** The name of a case by the path of its file: without folders and ending. */
    static String of(String path) {
        return SourceFolder.base(path.replace('\\', '/'))
                .replaceFirst("(?i)\\.(?:in\\.txt|in|txt|out|ans)$", "")
                .replaceFirst("(?i)\\.in(\\d+)$", "$1");
    }

    /**
     * Names of the cases of a group, in whose order the cases are run: their own, else with zeros before the numbers in
     * them, else with the number of the case before them.
     *
     * @param first the number of the first of them
     * @param digits of the highest number
     */
    static List<String> inOrder(List<Case> cases, int first, int digits) {
        List<String> own = cases.stream().map(Case::name).toList();
        if (areInOrder(own)) {
            return own;
        }
        List<String> padded = padded(own);
        if (areInOrder(padded)) {
            return padded;
        }
        List<String> numbered = new ArrayList<>();
        for (int i = 0; i < own.size(); i++) {
            String number = String.valueOf(first + i);
            String rest = own.get(i).replaceAll("[^a-zA-Z0-9_.-]+", "");
            numbered.add("0".repeat(Math.max(digits - number.length(), 0))
                    + number
                    + (rest.isEmpty() ? "" : "-" + rest.substring(0, Math.min(rest.length(), 80))));
        }
        return numbered;
    }

    /** The same names with zeros before their numbers, all of which are as long as the longest. */
    private static List<String> padded(List<String> names) {
        int width = names.stream()
                .flatMap(name -> DIGITS.matcher(name).results())
                .mapToInt(run -> run.group().length())
                .max()
                .orElse(0);
        return names.stream()
                .map(name -> DIGITS.matcher(name)
                        .replaceAll(run -> "0".repeat(width - run.group().length()) + run.group()))
                .toList();
    }

    private static boolean areInOrder(List<String> names) {
        return names.stream().allMatch(ALLOWED.asMatchPredicate())
                && new HashSet<>(names).size() == names.size()
                && names.equals(names.stream().sorted().toList());
    }

    private static int compare(String first, String second) {
        Matcher a = PART.matcher(first);
        Matcher b = PART.matcher(second);
        while (a.find() && b.find()) {
            boolean numbers = Character.isDigit(a.group().charAt(0))
                    && Character.isDigit(b.group().charAt(0));
            int order = numbers && a.group().matches("[0-9]+") && b.group().matches("[0-9]+")
                    ? new BigInteger(a.group()).compareTo(new BigInteger(b.group()))
                    : a.group().compareTo(b.group());
            if (order != 0) {
                return order;
            }
        }
        return first.compareTo(second);
    }
}
