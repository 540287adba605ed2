package judge.problem.question;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import judge.problem.yaml.Faults;
import judge.problem.yaml.ProblemFormatException;
import judge.problem.yaml.Yaml;
import judge.problem.yaml.YamlReader;

/**
 * The answers that somebody hands in: a map in YAML or JSON from the id of a question to a text, or to a list of the
 * options that are chosen.
 *
 * @param byQuestion by id; questions without an answer are not there
 */
public record AnswerSheet(Map<String, List<String>> byQuestion) {

    /** The name of the file. */
    public static final String FILE = "answers.yaml";

    /** The most characters of a text. */
    public static final int LONGEST = 1000;

    /** The most parts of an answer. */
    private static final int MOST_PARTS = 100;

    public AnswerSheet {
        Map<String, List<String>> kept = new LinkedHashMap<>();
        byQuestion.forEach((id, parts) -> {
            List<String> said = parts.stream().filter(part -> !part.isBlank()).toList();
            if (!said.isEmpty()) {
                kept.put(id, said);
            }
        });
        byQuestion = Collections.unmodifiableMap(kept);
    }

    /**
     * Reads a file with answers. Ids that no question has are no fault: a question may be taken away later.
     *
     * @param name of the file, for its faults
     * @throws ProblemFormatException where it is no such map
     */
    public static AnswerSheet read(String name, byte[] content) throws ProblemFormatException {
        Faults faults = new Faults();
        Map<String, List<String>> answers = new LinkedHashMap<>();
        YamlReader.read(content, name, faults).ifPresent(keys -> keys.values()
                .forEach((id, value) -> answers.put(id, parts(name, id, value, faults))));
        faults.throwIfAny();
        return new AnswerSheet(answers);
    }

    private static List<String> parts(String name, String id, Yaml value, Faults faults) {
        List<Yaml> items = value instanceof Yaml.Items list ? list.items() : List.of(value);
        List<String> parts = new ArrayList<>();
        for (Yaml item : items.size() > MOST_PARTS ? List.<Yaml>of(value) : items) {
            Optional<String> text = item instanceof Yaml.Scalar scalar
                    ? Optional.of(scalar.text().strip())
                    : Optional.empty();
            if (text.filter(AnswerSheet::isAnswer).isEmpty()) {
                faults.add(name, item.line(), QuestionFault.ANSWER_MALFORMED, id, LONGEST, item.shown());
            }
            text.ifPresent(parts::add);
        }
        return parts;
    }

    /** Tells whether a text can be an answer: it is on one line, and not too long. */
    public static boolean isAnswer(String text) {
        return text.length() <= LONGEST && text.chars().noneMatch(Character::isISOControl);
    }

    /** The answer to a question; empty where there is none. */
    public List<String> to(AskedQuestion question) {
        return byQuestion.getOrDefault(question.id(), List.of());
    }

    /** The file with them. */
    public String yaml() {
        StringBuilder yaml = new StringBuilder();
        byQuestion.forEach((id, parts) -> yaml.append(id)
                .append(": ")
                .append(
                        parts.size() == 1
                                ? quoted(parts.get(0))
                                : parts.stream().map(AnswerSheet::quoted).collect(Collectors.joining(", ", "[", "]")))
                .append('\n'));
        return yaml.isEmpty() ? "{}\n" : yaml.toString();
    }

    /** A file without answers to begin with: the questions are in its comments, in a language. */
    public static String blank(Questions questions, String language) {
        StringBuilder file = new StringBuilder();
        for (AskedQuestion.Group group : questions.groups()) {
            comment(file, group.text().in(language));
            for (AskedQuestion question : group.questions()) {
                comment(file, question.text().in(language));
                question.options()
                        .forEach(option -> comment(
                                file, "- " + option.id() + ": " + option.text().in(language)));
                String nothing = question.key().kind() == AnswerKey.Kind.SEVERAL ? "[]" : "\"\"";
                file.append(question.id()).append(": ").append(nothing).append("\n\n");
            }
        }
        return file.toString();
    }

    private static void comment(StringBuilder file, String text) {
        text.strip()
                .lines()
                .map(line -> ("# " + line.replaceAll("\\p{Cntrl}", " ")).stripTrailing())
                .forEach(line -> file.append(line).append('\n'));
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
