package judge.foreign;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.regex.Pattern;
import judge.reason.Fault;
import judge.source.StatementPictures;
import judge.source.TexStatement;

/** Collects what a package is to consist of, and makes the files of it. */
final class PackageDraft {

    /** The size of all files together: more than any contest has. */
    private static final long MOST_BYTES = 16L << 30;

    private static final String STATEMENT = "statement/problem.";
    private static final Set<String> FILES = Set.of("input_file", "output_file");

    private final SortedMap<String, DraftFile> files = new TreeMap<>();
    private final List<Fault> remarks = new ArrayList<>();
    private final Map<String, String> names = new LinkedHashMap<>();
    private final List<DraftGroup> groups = new ArrayList<>();
    private final TreeSet<String> permitted = new TreeSet<>();
    private final DraftLimits limits = new DraftLimits();
    private final Map<String, String> judge = new LinkedHashMap<>();
    private List<String> checkerArguments = List.of();
    private List<String> languages = List.of();
    private List<String> keywords = List.of();
    private boolean answersHandedIn;
    private boolean interactive;
    private boolean givesPoints;
    private boolean tellsPoints;
    private boolean labelsGroups;
    private boolean linesMatter;
    private String sampleLabel = "";
    private int samples;

    /** A remark; values of the code's parameters, in their order. */
    void remark(ImportRemark code, Object... values) {
        remark(Fault.of(code, values));
    }

    void remark(Fault remark) {
        if (!remarks.contains(remark)) {
            remarks.add(remark);
        }
    }

    void name(String language, String title) {
        names.put(language, title.strip());
    }

    void file(String path, byte[] content) {
        files.put(path, DraftFile.of(content));
    }

    void file(String path, DraftFile content) {
        files.put(path, content);
    }

    /** Takes a file unless another one stands at its place; then it is not taken, and told of at the end. */
    boolean takes(String path, SourceFolder source, String file) throws ForeignException {
        if (!has(path)) {
            file(path, source.later(file));
            return true;
        }
        return false;
    }

    /** A file that may be named several times; the first one is taken. */
    void fileOnce(String path, DraftFile content) {
        files.putIfAbsent(path, content);
    }

    void text(String path, String content) {
        files.put(path, DraftFile.of(content.getBytes(StandardCharsets.UTF_8)));
    }

    /** A limit of the CPU time in seconds; the largest one counts. */
    void timeLimit(double limit) {
        limits.time(limit).forEach(this::remark);
    }

    /** A limit of the memory in MiB; the largest one counts. */
    void memoryLimit(double limit) {
        limits.memory(limit).forEach(this::remark);
    }

    /** The file that programs read, {@code input_file}, or the one that they write, {@code output_file}. */
    void programFile(String key, String name) {
        judge.remove(key);
        if (name.matches("[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,254}")) {
            judge.put(key, name);
        } else if (!name.isBlank()) {
            remark(ImportRemark.FILE_NAME_UNUSABLE, name);
        }
    }

    /** A factor on the time limit for submissions in a language, by its code in the format. */
    void timeMultiplier(String language, double factor) {
        judge.put(language, "{time_multiplier: " + Amounts.written(factor) + "}");
    }

    void checkerArguments(String... arguments) {
        checkerArguments = List.of(arguments);
    }

    void keywords(List<String> words) {
        keywords = words.stream().filter(word -> !word.isBlank()).distinct().toList();
    }

    void checker(String name) {
        judge.put("checker", name);
    }

    /** Tells whether the package has an output validator of its own. */
    boolean hasChecker() {
        return files.keySet().stream().anyMatch(path -> path.startsWith("output_validator/"));
    }

    /** The only ones that submissions may be in, by their codes in the format. */
    void languages(Collection<String> codes) {
        languages = List.copyOf(codes);
    }

    /** Contestants hand in the answers themselves. */
    void answersAreHandedIn() {
        answersHandedIn = true;
    }

    /** Sets that its output validator talks with the submission, by standard input and output. */
    void interactive() {
        interactive = true;
        judge.keySet().removeAll(FILES);
        checkerArguments = List.of();
    }

    /** Sets that its output validator may give points in part, and perhaps is told those of a case. */
    void givesPoints(boolean told) {
        givesPoints = true;
        tellsPoints |= told;
    }

    /** Tells whether a case can be right in part. */
    boolean hasPoints() {
        return givesPoints;
    }

    /** The rules of groups of it that are known by now. */
    PointRules rules(List<DraftGroup> some) {
        List<DraftGroup> known =
                labelsGroups ? some : some.stream().map(DraftGroup::unlabelled).toList();
        return new PointRules(known, givesPoints, tellsPoints);
    }

    int sample(DraftGroup.Case one) {
        put("data/sample/" + ++samples, one);
        return samples;
    }

    /** Sets that its input validator asks for the group of an input. */
    void labelsGroups() {
        labelsGroups = true;
    }

    /** Returns the argument that tells the input validator of a group; empty where it does not ask. */
    String label(String group) {
        return labelsGroups ? group : "";
    }

    /** Sets the label by which the validator knows all samples. */
    void sampleLabel(String label) {
        sampleLabel = label;
    }

    /** Adds a group; its number, from 1. */
    int group(DraftGroup group) {
        groups.add(group);
        return groups.size();
    }

    /** A jury submission that may end in one of several ways. */
    void permitted(String path, String verdicts) {
        permitted.add(path + ": {permitted: [" + verdicts + "]}");
    }

    /** Answers are compared there line by line, and in the package word by word. */
    void linesMatterThere() {
        linesMatter = true;
    }

    /** Tells whether there is a file in the package. */
    boolean has(String path) {
        return files.containsKey(path);
    }

    /** Tells whether it has a statement in a language; in any where that is empty. */
    boolean hasStatement(String language) {
        String begin = STATEMENT + language + (language.isEmpty() ? "" : ".");
        return files.keySet().stream().anyMatch(path -> path.startsWith(begin));
    }

    private void put(String path, DraftGroup.Case one) {
        files.put(path + ".in", one.input());
        files.put(path + ".ans", one.answer());
    }

    /** The problem with all its files. */
    ForeignProblem finished(String id, boolean scoring) throws ForeignException {
        boolean split = scoring && groups.size() > 1;
        PointRules rules = rules(groups);
        int number = 0;
        int digits = String.valueOf(
                        groups.stream().mapToInt(group -> group.cases().size()).sum())
                .length();
        for (int i = 1; i <= groups.size(); i++) {
            DraftGroup group = groups.get(i - 1);
            String folder = "data/secret" + (split ? "/" + PointRules.name(i, groups.size()) : "");
            List<String> names = CaseNames.inOrder(group.cases(), number + 1, digits);
            for (int member = 0; member < names.size(); member++) {
                put(folder + "/" + names.get(member), group.cases().get(member));
            }
            number += names.size();
            if (scoring) {
                text(folder + "/test_group.yaml", groupYaml(rules.of(i)));
            } else if (!checkerArguments.isEmpty()) {
                text(folder + "/test_group.yaml", arguments());
            }
        }
        if (scoring) {
            rules.remarks().forEach(this::remark);
        }
        if (split) {
            text("data/secret/test_group.yaml", "max_score: " + rules.total() + "\n");
        }
        String ofSamples =
                (checkerArguments.isEmpty() ? "" : arguments()) + yaml(PointRules.ofValidator(label(sampleLabel)));
        if (!ofSamples.isEmpty() && samples > 0) {
            text("data/sample/test_group.yaml", ofSamples);
        }
        text("problem.yaml", problemYaml(id, scoring));
        judgeYaml();
        if (!permitted.isEmpty()) {
            text("submissions/submissions.yaml", String.join("\n", permitted) + "\n");
        }
        lackings();
        // The same file may be named as often as there is room for its name.
        if (files.values().stream().mapToLong(DraftFile::size).sum() > MOST_BYTES) {
            throw new ForeignException(ForeignException.Cause.TOO_LARGE, id, String.valueOf(MOST_BYTES >> 20));
        }
        return new ForeignProblem(id, files, remarks);
    }

    private String groupYaml(Map<String, String> keys) {
        return yaml(keys) + (checkerArguments.isEmpty() ? "" : arguments());
    }

    private static String yaml(Map<String, String> keys) {
        StringBuilder yaml = new StringBuilder();
        keys.forEach((key, value) -> yaml.append(key).append(": ").append(value).append('\n'));
        return yaml.toString();
    }

    private String arguments() {
        return "output_validator_args: "
                + checkerArguments.stream().map(Trees::quoted).toList() + "\n";
    }

    private String problemYaml(String id, boolean scoring) {
        StringBuilder yaml = new StringBuilder("problem_format_version: 2025-09\n");
        List<String> type = new ArrayList<>(List.of(scoring ? "scoring" : "pass-fail"));
        if (answersHandedIn) {
            type.add("submit-answer");
        }
        if (interactive) {
            type.add("interactive");
        }
        yaml.append("type: ").append(type.size() == 1 ? type.get(0) : type).append('\n');
        if (!languages.isEmpty()) {
            yaml.append("languages: ").append(languages).append('\n');
        }
        if (names.isEmpty()) {
            names.put("en", id);
        }
        yaml.append("name:\n");
        names.forEach((language, title) -> yaml.append("  " + language + ": " + Trees.quoted(title) + "\n"));
        yaml.append("uuid: " + UUID.nameUUIDFromBytes((id + names).getBytes(StandardCharsets.UTF_8)) + "\n");
        if (!keywords.isEmpty()) {
            yaml.append("keywords: " + keywords.stream().map(Trees::quoted).toList() + "\n");
        }
        if (!Collections.disjoint(judge.keySet(), FILES)) {
            yaml.append("allow_file_writing: true\n");
        }
        long largest = files.entrySet().stream()
                .filter(file -> file.getKey().endsWith(".ans"))
                .mapToLong(file -> file.getValue().size())
                .max()
                .orElse(0);
        yaml.append(limits.yaml(largest));
        return yaml.toString();
    }

    private void judgeYaml() {
        if (!judge.isEmpty()) {
            text("judge.yaml", yaml(judge));
        }
    }

    private void remarkWhereNone(String path, ImportRemark remark) {
        if (files.keySet().stream()
                .noneMatch(Pattern.compile(path, Pattern.DOTALL).asMatchPredicate())) {
            remark(remark);
        }
    }

    private void lackings() {
        if (linesMatter && !hasChecker() && groups.stream().anyMatch(DraftGroup::hasLines)) {
            remark(ImportRemark.LINES_NOT_COMPARED);
        }
        remarkWhereNone("data/secret/.*\\.in|generators/generators\\.yaml", ImportRemark.TEST_DATA_NEEDED);
        remarkWhereNone("submissions/accepted/.*", ImportRemark.ACCEPTED_NEEDED);
        remarkWhereNone("input_validators/.*", ImportRemark.INPUT_VALIDATOR_NEEDED);
        remarkWhereNone("statement/.*", ImportRemark.STATEMENT_NEEDED);
        files.forEach((path, statement) -> {
            if (path.startsWith(STATEMENT)) {
                StatementPictures pictures =
                        StatementPictures.of(path, statement.text(), name -> files.containsKey("statement/" + name));
                pictures.lacking().forEach(name -> remark(ImportRemark.STATEMENT_PICTURE_MISSING, path, name));
                pictures.elsewhere().forEach(name -> remark(ImportRemark.STATEMENT_PICTURE_NOT_SHOWN, path, name));
                TexStatement.unknownIn(path, statement.text())
                        .ifPresent(macros -> remark(ImportRemark.STATEMENT_MACROS_UNKNOWN, path, macros));
            }
        });
    }
}
