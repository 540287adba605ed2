package judge.problem.jury;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.problem.jury.ExpectedOutcome.Rule;
import judge.problem.jury.ExpectedOutcome.ScoreRange;

/**
 * The tags {@code @EXPECTED_RESULTS@: WRONG-ANSWER, TIMELIMIT} and {@code @EXPECTED_SCORE@: 30} that DOMjudge has in
 * the sources of the jury. Either may hold either: the submission as a whole must get one of the verdicts, and the
 * score.
 *
 * @param verdicts the verdicts that the tags ask for; empty where none names a verdict, where two contradict each
 *     other, or where one names a thing that nobody can check
 * @param score the same of the score
 * @param unclear what was found instead of verdicts or a score; empty for nothing
 * @param contradicts whether two of them contradict each other
 */
record ExpectedResults(Optional<Rule> verdicts, Optional<ScoreRange> score, String unclear, boolean contradicts) {

    private static final Pattern TAG =
            Pattern.compile("@EXPECTED_(?:RESULTS?|SCORES?)@[ \\t]*:([^\\r\\n]{0,500})", Pattern.CASE_INSENSITIVE);

    private static final String NUMBER = "([0-9]{1,12}(?:[.][0-9]{1,12})?)";

    /** One number or the bounds of a range, before a blank, the end of a comment or a unit. */
    private static final Pattern SCORE = Pattern.compile(
            "\\[?\\s*" + NUMBER + "(?:\\s*(?:,|-|[.][.]=?|\\bto\\b)\\s*" + NUMBER + ")?\\s*]?(?:[^0-9.,%].*)?");

    private static final int MOST_BYTES = 1 << 16;

    /** The names of DOMjudge without hyphens and underscores; older ones beside newer ones. */
    private static final Map<String, List<String>> NAMES = Map.ofEntries(
            Map.entry("CORRECT", List.of("AC")),
            Map.entry("ACCEPTED", List.of("AC")),
            Map.entry("WRONGANSWER", List.of("WA")),
            Map.entry("TIMELIMIT", List.of("TLE")),
            Map.entry("TIMELIMITEXCEEDED", List.of("TLE")),
            Map.entry("RUNERROR", List.of("RTE")),
            Map.entry("RUNTIMEERROR", List.of("RTE")),
            Map.entry("COMPILERERROR", List.of("CE")),
            Map.entry("COMPILEERROR", List.of("CE")),
            Map.entry("NOOUTPUT", List.of("NO")),
            Map.entry("OUTPUTLIMIT", List.of("OLE")),
            Map.entry("MEMORYLIMIT", List.of("MLE")),
            Map.entry("PRESENTATIONERROR", List.of("PE")));

    /** The verdicts and scores that the tags in the files of a submission ask for. */
    static ExpectedResults of(List<Path> files) {
        Set<Set<String>> verdicts = new LinkedHashSet<>();
        Set<ScoreRange> scores = new LinkedHashSet<>();
        Set<String> unclear = new LinkedHashSet<>();
        for (Path file : files) {
            for (String said : tags(file)) {
                Matcher score = SCORE.matcher(said);
                Set<String> names = verdicts(said);
                if (score.matches()) {
                    scores.add(range(score));
                } else if (names.isEmpty()) {
                    unclear.add(said);
                } else {
                    verdicts.add(names);
                }
            }
        }
        boolean contradicts = verdicts.size() > 1 || scores.size() > 1;
        boolean clear = unclear.isEmpty() && !contradicts;
        return new ExpectedResults(
                clear ? verdicts.stream().map(ExpectedResults::rule).findFirst() : Optional.empty(),
                clear ? scores.stream().findFirst() : Optional.empty(),
                String.join("; ", unclear),
                contradicts);
    }

    private static ScoreRange range(Matcher score) {
        double least = Double.parseDouble(score.group(1));
        double other = score.group(2) == null ? least : Double.parseDouble(score.group(2));
        return new ScoreRange(Math.min(least, other), Math.max(least, other));
    }

    /**
     * Returns the rule for the verdicts of a submission: judging ends with the first case that fails, which gives the
     * submission's verdict.
     */
    private static Rule rule(Set<String> verdicts) {
        Set<String> permitted = new TreeSet<>(verdicts);
        permitted.add("AC");
        boolean onlyCompiling = verdicts.equals(Set.of("CE"));
        return new Rule("", onlyCompiling ? verdicts : permitted, verdicts, Optional.empty());
    }

    private static List<String> tags(Path file) {
        return TAG.matcher(start(file))
                .results()
                .map(tag -> tag.group(1).strip())
                .toList();
    }

    private static Set<String> verdicts(String tag) {
        List<String> names = new ArrayList<>();
        for (String word : Arrays.asList(tag.split(",", -1))) {
            String name = word.strip()
                    .replaceAll("\\s.*", "")
                    .toUpperCase(Locale.ROOT)
                    .replaceAll("[-_]", "");
            names.addAll(NAMES.getOrDefault(name, List.of("?")));
        }
        return names.contains("?") ? Set.of() : Outcomes.verdicts(names);
    }

    private static String start(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return new String(in.readNBytes(MOST_BYTES), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return ""; // Whoever judges it will say so.
        }
    }
}
