package judge.problem;

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
import judge.problem.ExpectedOutcome.Rule;

/**
 * The tag {@code @EXPECTED_RESULTS@: WRONG-ANSWER, TIMELIMIT} (or {@code @EXPECTED_SCORE@}) that DOMjudge has in the
 * sources of the jury: the submission as a whole must get one of these verdicts.
 */
final class ExpectedResults {

    private static final Pattern TAG = Pattern.compile("@EXPECTED_(?:RESULTS|SCORES?)@:([^\\r\\n]{0,500})");
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

    private ExpectedResults() {}

    /**
     * What the tags of a submission ask for; empty where there is none, where two contradict each other, or where one
     * names what nobody can check.
     *
     * @param files of the submission
     */
    static Optional<Rule> of(List<Path> files) {
        Set<Set<String>> found = new LinkedHashSet<>();
        for (Path file : files) {
            Matcher tag = TAG.matcher(start(file));
            while (tag.find()) {
                found.add(verdicts(tag.group(1)));
            }
        }
        return found.size() == 1
                ? found.stream()
                        .filter(names -> !names.isEmpty())
                        .map(ExpectedResults::rule)
                        .findFirst()
                : Optional.empty();
    }

    /** What is judged ends with the first case that fails: it is the submission's verdict. */
    private static Rule rule(Set<String> verdicts) {
        Set<String> permitted = new TreeSet<>(verdicts);
        permitted.add("AC");
        boolean onlyCompiling = verdicts.equals(Set.of("CE"));
        return new Rule("", onlyCompiling ? verdicts : permitted, verdicts, Optional.empty());
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
