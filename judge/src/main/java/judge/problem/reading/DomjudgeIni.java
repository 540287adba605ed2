package judge.problem.reading;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.problem.TimeLimitRule;
import judge.problem.yaml.Faults;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.PackageIndex;
import judge.source.PackageMark;

/**
 * The settings in {@code domjudge-problem.ini}, which DOMjudge has beside {@code problem.yaml} or in its place; empty
 * where there is no such file.
 *
 * @param timeLimit time limit in seconds
 * @param name the title
 * @param checkerArguments given to the checker for each test case
 */
record DomjudgeIni(Optional<BigDecimal> timeLimit, Optional<String> name, List<String> checkerArguments) {

    static final String FILE = PackageMark.DOMJUDGE;

    /**
     * The keys that may name a program of DOMjudge itself, with the names of its usual programs: the judge does their
     * work without them.
     */
    private static final Map<String, String> USUAL =
            new TreeMap<>(Map.of("special_compare", "compare", "special_run", "run"));

    private static final long MAX_BYTES = 1 << 16;
    private static final Pattern LINE = Pattern.compile("\\s*([A-Za-z_-]+)\\s*=\\s*(.*?)\\s*");
    private static final Pattern QUOTED = Pattern.compile("'(.*)'|\"(.*)\"");

    static DomjudgeIni read(PackageIndex index, Faults faults) {
        if (!index.hasFile(FILE)) {
            return new DomjudgeIni(Optional.empty(), Optional.empty(), List.of());
        }
        TreeMap<String, String> values = new TreeMap<>();
        try {
            if (Files.size(index.path(FILE)) > MAX_BYTES) {
                faults.add(index.shown(FILE), PackageFault.FILE_TOO_LONG, MAX_BYTES);
            } else {
                String text = new String(Files.readAllBytes(index.path(FILE)), StandardCharsets.UTF_8);
                text.lines().forEach(line -> value(line, values));
            }
        } catch (IOException e) {
            faults.add(index.shown(FILE), PackageFault.UNREADABLE, e);
        }
        for (String key : USUAL.keySet()) {
            String program = values.getOrDefault(key, "");
            if (!program.isEmpty() && !program.equals(USUAL.get(key)) && !index.hasFilesBelow("output_validators")) {
                faults.add(index.shown(FILE), PackageFault.DOMJUDGE_PROGRAM_MISSING, key, program);
            }
        }
        String seconds = values.getOrDefault("timelimit", "");
        Optional<BigDecimal> timeLimit = TimeLimitRule.seconds(seconds);
        if (timeLimit.isEmpty() && !seconds.isEmpty()) {
            faults.add(index.shown(FILE), PackageFault.DOMJUDGE_TIME_LIMIT, seconds);
        }
        String arguments = values.getOrDefault("special_compare_args", "");
        return new DomjudgeIni(
                timeLimit,
                Optional.ofNullable(values.get("name")).filter(name -> !name.isBlank()),
                arguments.isBlank() ? List.of() : List.of(arguments.strip().split("\\s+")));
    }

    private static void value(String line, TreeMap<String, String> values) {
        Matcher matcher = LINE.matcher(line);
        if (!line.startsWith(";") && !line.startsWith("#") && matcher.matches()) {
            Matcher quoted = QUOTED.matcher(matcher.group(2));
            String value = quoted.matches() ? quoted.group(quoted.group(1) == null ? 2 : 1) : matcher.group(2);
            values.put(matcher.group(1), value);
        }
    }
}
