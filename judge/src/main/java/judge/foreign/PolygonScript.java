package judge.foreign;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import judge.foreign.Testlib.Points;
import org.w3c.dom.Element;

/** Tests that a package of Polygon describes and does not bring, as a {@code generators.yaml}. */
final class PolygonScript {

    /** The number of tests that are named when they are left out. */
    private static final int MOST_NAMED = 5;

    private final SourceFolder source;
    private final PackageDraft draft;
    private final Map<String, List<String>> programs = new LinkedHashMap<>();

    PolygonScript(SourceFolder source, PackageDraft draft) {
        this.source = source;
        this.draft = draft;
    }

    void write(List<Element> tests, Element set, Element problem, Points given) throws ForeignException {
        String inputs = Trees.text(set, "input-path-pattern");
        programs(problem);
        boolean grouped = given == Points.EARNED;
        List<Integer> missing = new ArrayList<>();
        PolygonGroups grouping = new PolygonGroups(set, given, draft);
        StringBuilder samples = new StringBuilder();
        Map<String, StringBuilder> groups = new LinkedHashMap<>();
        Map<String, List<Element>> members = new LinkedHashMap<>();
        for (int i = 1; i <= tests.size(); i++) {
            Element test = tests.get(i - 1);
            String rule = rule(test, i, inputs, Trees.text(set, "answer-path-pattern"));
            if (rule.isEmpty()) {
                missing.add(i);
                continue;
            }
            boolean sample = test.getAttribute("sample").equals("true");
            String line = "- \"\": " + rule + '\n';
            if (sample) {
                samples.append("      ").append(line);
            }
            if (!sample || PolygonTests.points(test) > 0) {
                String group = grouping.group(test, i);
                groups.computeIfAbsent(group, any -> new StringBuilder())
                        .append(grouped ? "          " : "      ")
                        .append(line);
                members.computeIfAbsent(group, any -> new ArrayList<>()).add(test);
            }
        }
        leftOut(missing);
        if (missing.size() == tests.size()) {
            return;
        }
        StringBuilder yaml = new StringBuilder();
        if (!programs.isEmpty()) {
            yaml.append("generators:\n");
            programs.forEach((name, files) -> yaml.append("  ")
                    .append(name)
                    .append(": ")
                    .append(files.stream().map(Trees::quoted).toList())
                    .append('\n'));
        }
        solution(problem, yaml);
        yaml.append("data:\n  sample:\n");
        PointRules.ofValidator(draft.label(PolygonGroups.ofSamples(tests)))
                .forEach((key, value) -> yaml.append("    test_group.yaml: {")
                        .append(key)
                        .append(": ")
                        .append(value)
                        .append("}\n"));
        yaml.append("    data:\n").append(samples.isEmpty() ? "      []\n" : samples);
        yaml.append("  secret:\n");
        if (grouped) {
            groups(grouping, groups, members, yaml);
        } else {
            yaml.append(given == Points.UNBOUNDED ? "    test_group.yaml: {max_score: unbounded}\n" : "");
            yaml.append("    data:\n").append(groups.isEmpty() ? "      []\n" : groups.get(""));
        }
        draft.text("generators/generators.yaml", yaml.toString());
        draft.remark(ImportRemark.TESTS_GENERATED);
    }

    /** All in one sentence: there may be thousands. */
    private void leftOut(List<Integer> tests) {
        if (tests.size() == 1) {
            draft.remark(ImportRemark.TEST_NOT_THERE, tests.get(0));
        } else if (!tests.isEmpty()) {
            String some = tests.stream().limit(MOST_NAMED).map(String::valueOf).collect(Collectors.joining(", "));
            draft.remark(ImportRemark.TESTS_NOT_THERE, some + (tests.size() > MOST_NAMED ? ", ..." : ""), tests.size());
        }
    }

    private void groups(
            PolygonGroups grouping,
            Map<String, StringBuilder> lines,
            Map<String, List<Element>> members,
            StringBuilder yaml) {
        List<String> names = List.copyOf(lines.keySet());
        PointRules rules = draft.rules(names.stream()
                .map(name -> grouping.rule(name, members.getOrDefault(name, List.of()), names, List.of()))
                .toList());
        yaml.append("    test_group.yaml: {max_score: ").append(rules.total()).append("}\n    data:\n");
        for (int number = 1; number <= names.size(); number++) {
            String keys = rules.of(number).entrySet().stream()
                    .map(key -> key.getKey() + ": " + key.getValue())
                    .collect(Collectors.joining(", "));
            yaml.append("      ")
                    .append(PointRules.name(number, names.size()))
                    .append(":\n        test_group.yaml: {")
                    .append(keys)
                    .append("}\n        data:\n")
                    .append(lines.get(names.get(number - 1)));
        }
        rules.remarks().forEach(draft::remark);
    }

    private static void solution(Element problem, StringBuilder yaml) {
        Trees.all(problem, "assets/solutions/solution").stream()
                .filter(one -> one.getAttribute("tag").equals("main"))
                .flatMap(one -> Trees.all(one, "source").stream())
                .map(one -> one.getAttribute("path"))
                .findFirst()
                .ifPresent(path -> yaml.append("solution: ")
                        .append(Trees.quoted("/submissions/accepted/" + PolygonTests.file(path)))
                        .append('\n'));
    }

    /**
     * Returns the rule of a test. A file that is there is taken as it is: a generator may print something else here
     * than where it was written.
     */
    private String rule(Element test, int number, String inputs, String answers) throws ForeignException {
        String input = PolygonTests.path(inputs, number);
        String answer = PolygonTests.path(answers, number);
        if (source.has(input)) {
            draft.file("generators/manual/" + number + ".in", LineEnds.ofLinux(source, draft, input));
            if (source.has(answer)) {
                draft.file("generators/manual/" + number + ".ans", LineEnds.ofLinux(source, draft, answer));
            }
            return "{copy: manual/" + number + "}";
        }
        // One that writes several files prints nothing.
        String command = test.getAttribute("cmd").strip();
        boolean made = test.getAttribute("method").equals("generated")
                && test.getAttribute("from-file").isEmpty()
                && programs.containsKey(command.replaceFirst("(?s)\\s.*", ""));
        return made ? Trees.quoted(command) : "";
    }

    /** Every program that is none of the judge's: the generators are among them. */
    private void programs(Element problem) throws ForeignException {
        List<String> headers = source.files().stream()
                .filter(file -> file.startsWith("files/") && file.endsWith(".h"))
                .toList();
        for (Element one : Trees.all(problem, "files/executables/executable/source")) {
            String path = one.getAttribute("path");
            String file = path.substring(path.lastIndexOf('/') + 1);
            if (!source.has(path) || !file.matches("[a-zA-Z0-9_][a-zA-Z0-9_-]*\\.(?:cpp|cc|c|py|java)")) {
                continue;
            }
            List<String> files = new ArrayList<>(List.of(file));
            draft.file("generators/" + file, source.bytes(path));
            for (String header : headers) {
                String plain = header.substring(header.lastIndexOf('/') + 1);
                draft.file("generators/" + plain, source.bytes(header));
                files.add(plain);
            }
            programs.put(file.substring(0, file.lastIndexOf('.')), files);
        }
    }
}
