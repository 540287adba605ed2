package judge.problem.reading;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import judge.problem.CasePoints;
import judge.problem.CheckerChoice;
import judge.problem.Judging;
import judge.problem.PackageContent;
import judge.problem.PackageExtras;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.problem.TestData;
import judge.problem.TestGroup;
import judge.problem.ValidatorArguments;
import judge.problem.question.AskedQuestion;
import judge.problem.question.QuestionFault;
import judge.problem.question.Questions;
import judge.problem.question.QuestionsReader;
import judge.problem.yaml.Faults;
import judge.problem.yaml.PackageIndex;

/**
 * The questions of a package as test cases: the input of each is what is asked, its answer are the right ones.
 *
 * @param contents inputs and answers, by paths at which the package has nothing
 */
record QuestionCases(TestData data, Map<Path, byte[]> contents) {

    /** The rules for answers to questions. */
    private static final Judging JUDGING = new Judging(
            new CheckerChoice.BuiltIn(CheckerChoice.Kind.QUESTION),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());

    private static final String SECRET = "secret";

    /** Folders that have test cases, or a meaning for those alone. */
    private static final List<String> OF_OTHERS = List.of(
            "data",
            "beyond",
            "generators",
            "include",
            "input_validators",
            "output_validator",
            "output_validators",
            "static_validator",
            "graders",
            JudgeYaml.FILE);

    /** The problem of a package that has questions: nothing else decides on its verdicts. */
    static Problem problem(
            String id,
            Map<String, String> names,
            PackageIndex index,
            Metadata metadata,
            PackageContent content,
            Faults faults) {
        QuestionCases cases = of(index, metadata, faults);
        return new Problem(
                id,
                index.path(""),
                names,
                metadata.type().withQuestions(),
                metadata.limits().withCode(Questions.MOST_BYTES),
                Optional.empty(),
                JUDGING,
                cases.data(),
                new PackageExtras(index.constants(), Map.of(), Questions.MOST_BYTES, Optional.empty()),
                content.with(cases.contents()));
    }

    /** Reads the questions of a package that has the file; their faults, and those of what lies beside, are added. */
    private static QuestionCases of(PackageIndex index, Metadata metadata, Faults faults) {
        if (!metadata.type().submitAnswer()) {
            faults.add(index.shown(Questions.FILE), QuestionFault.QUESTIONS_WITHOUT_TYPE, TypeReader.SUBMIT_ANSWER);
        }
        OF_OTHERS.stream()
                .filter(other -> index.hasFilesBelow(other) || index.hasFile(other))
                .forEach(other -> faults.add(index.shown(other), QuestionFault.QUESTIONS_BESIDE, Questions.FILE));
        return of(QuestionsReader.read(index, faults).orElse(new Questions(List.of())), index.path(""));
    }

    private static QuestionCases of(Questions questions, Path folder) {
        List<TestCase> cases = new ArrayList<>();
        Map<Path, byte[]> contents = new HashMap<>();
        for (AskedQuestion.Group group : questions.groups()) {
            for (AskedQuestion question : group.questions()) {
                TestCase made = testCase(question, folder);
                cases.add(made);
                contents.put(made.input(), bytes(asked(group, question)));
                contents.put(made.answer(), bytes(question.key().answer()));
            }
        }
        TestGroup secret =
                new TestGroup(SECRET, questions.points(), TestGroup.Aggregation.SUM, List.of(), cases, List.of());
        return new QuestionCases(new TestData(secret, questions), contents);
    }

    private static TestCase testCase(AskedQuestion question, Path folder) {
        String name = SECRET + "/" + question.id();
        return new TestCase(
                name,
                folder.resolve("data/" + name + ".in"),
                folder.resolve("data/" + name + ".ans"),
                List.of(),
                question.key().arguments(),
                CasePoints.upTo(question.points()),
                ValidatorArguments.NONE,
                Map.of(),
                Optional.empty());
    }

    /** The question as its setter reads it in reports. */
    private static String asked(AskedQuestion.Group group, AskedQuestion question) {
        String options = question.options().stream()
                .map(option -> option.id() + ": " + option.text().in("en").strip() + "\n")
                .collect(Collectors.joining());
        String above = group.text().in("en").strip();
        return (above.isEmpty() ? "" : above + "\n\n")
                + question.text().in("en").strip() + "\n" + options;
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
