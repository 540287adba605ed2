package judge.web.page.student;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import judge.digest.Sha256;
import judge.message.Quantity;
import judge.online.Refusal;
import judge.problem.question.AnswerKey.Kind;
import judge.problem.question.AnswerSheet;
import judge.problem.question.AskedQuestion;
import judge.problem.question.LocalText;
import judge.problem.question.Questions;
import judge.problem.yaml.ProblemFormatException;
import judge.report.CaseSection;
import judge.verdict.Verdict;
import judge.web.page.Visit;
import judge.web.page.statement.QuestionTexts;

/**
 * The questions of a problem with somebody's answers, to be filled in or with what came of them. Neither right answers
 * nor explanations are in it but those of cases that the reader may see.
 *
 * @param fixed whether nothing can be filled in
 */
record QuestionSheet(boolean fixed, List<Part> parts) {

    private static final QuestionTexts TEXTS = new QuestionTexts();
    private static final String FIELD = "answer-";

    /**
     * Questions about the same thing.
     *
     * @param html the text above them; empty where there is none
     */
    record Part(String html, List<Asked> questions) {}

    /**
     * A question.
     *
     * @param title such as {@code Question 1}
     * @param name of its field
     * @param points in words
     * @param hint how it is to be answered, in words
     * @param options empty where something is filled in
     * @param one whether one option alone can be chosen
     * @param text the text that was filled in
     * @param told the result
     */
    record Asked(
            String title,
            String name,
            String points,
            String html,
            String hint,
            boolean one,
            List<Offered> options,
            String text,
            Told told) {

        @SuppressWarnings("UnusedMethod") // by the template
        boolean choice() {
            return !options.isEmpty();
        }
    }

    /** An option; {@code html} is its text. */
    record Offered(String value, String html, boolean chosen) {}

    /** The result of an answer: a verdict, words for it, an explanation as HTML; all empty where it is not known. */
    record Told(String code, String result, String explanation) {

        static final Told NOTHING = new Told("", "", "");
    }

    /** The place of a sheet: who answers, and the page of the problem. */
    record Place(long person, String problem, String href) {}

    /** The sheet to be filled in, with the answers so far. */
    static QuestionSheet form(Visit visit, Questions questions, Place place, String answers, boolean open) {
        return of(visit, questions, place, read(answers.getBytes(StandardCharsets.UTF_8)), Map.of(), !open);
    }

    /** The sheet with what came of it, as far as these results tell. */
    static QuestionSheet review(
            Visit visit, Questions questions, Place place, byte[] answers, List<CaseSection> results) {
        Map<String, CaseSection> byName = new HashMap<>();
        results.stream()
                .filter(result -> result.verdict() != Verdict.SK)
                .forEach(result -> byName.put(result.name(), result));
        return of(visit, questions, place, read(answers), byName, true);
    }

    private static QuestionSheet of(
            Visit visit,
            Questions questions,
            Place place,
            AnswerSheet answers,
            Map<String, CaseSection> results,
            boolean fixed) {
        List<Part> parts = new ArrayList<>();
        int number = 0;
        for (AskedQuestion.Group group : questions.groups()) {
            List<Asked> asked = new ArrayList<>();
            for (AskedQuestion question : group.questions()) {
                number++;
                Told told = told(visit, question, place, results);
                asked.add(asked(visit, number, question, place, answers.to(question), told));
            }
            parts.add(new Part(html(visit, group.text(), place), asked));
        }
        return new QuestionSheet(fixed, parts);
    }

    private static Asked asked(
            Visit visit, int number, AskedQuestion question, Place place, List<String> given, Told told) {
        Kind kind = question.key().kind();
        List<Offered> options = inOrder(question, place).stream()
                .map(option -> new Offered(
                        option.id(),
                        TEXTS.inLine(option.text(), visit.messages().language(), place.href()),
                        given.contains(option.id())))
                .toList();
        return new Asked(
                visit.text("question-title", "number", number),
                FIELD + question.id(),
                visit.text("points-most", "points", Quantity.points(question.points())),
                html(visit, question.text(), place),
                kind == Kind.ONE ? "" : visit.text("question-" + kind.word()),
                kind == Kind.ONE,
                options,
                kind.isChoice() ? "" : String.join(" ", given),
                told);
    }

    private static Told told(Visit visit, AskedQuestion question, Place place, Map<String, CaseSection> results) {
        CaseSection result = results.get("secret/" + question.id());
        if (result == null) {
            return Told.NOTHING;
        }
        String how = result.verdict() == Verdict.AC ? "right" : result.score() > 0 ? "partly-right" : "wrong";
        String code = result.verdict() == Verdict.WA && result.score() > 0
                ? "PE"
                : result.verdict().name();
        return new Told(
                code,
                visit.text(
                        "question-" + how,
                        "points",
                        Quantity.points(result.score()),
                        "most",
                        Quantity.points(result.maxScore())),
                html(visit, question.explanation(), place));
    }

    private static String html(Visit visit, LocalText text, Place place) {
        return text.isEmpty() ? "" : TEXTS.of(text, visit.messages().language(), place.href());
    }

    /** The options in the order of a person, which is the same each time. */
    private static List<AskedQuestion.Option> inOrder(AskedQuestion question, Place place) {
        List<AskedQuestion.Option> options = new ArrayList<>(question.options());
        if (question.shuffle()) {
            byte[] digest = Sha256.of(place.person() + " " + place.problem() + " " + question.id())
                    .bytes();
            Collections.shuffle(options, new Random(ByteBuffer.wrap(digest).getLong()));
        }
        return options;
    }

    /** The answers in a file; none where it is no such file, which the judge says. */
    private static AnswerSheet read(byte[] content) {
        try {
            return AnswerSheet.read(AnswerSheet.FILE, content);
        } catch (ProblemFormatException e) {
            return new AnswerSheet(Map.of());
        }
    }

    /** The answers that the form sends, without what can be no answer. */
    static AnswerSheet sent(Visit visit, Questions questions) {
        Map<String, List<String>> answers = new LinkedHashMap<>();
        for (AskedQuestion question : questions.all()) {
            answers.put(
                    question.id(),
                    values(visit, question).filter(AnswerSheet::isAnswer).toList());
        }
        return new AnswerSheet(answers);
    }

    private static Stream<String> values(Visit visit, AskedQuestion question) {
        int most = Math.max(1, question.options().size());
        return visit.context().formParams(FIELD + question.id()).stream()
                .map(String::strip)
                .distinct()
                .limit(most);
    }

    /**
     * Requires that the form sends an answer at least, and nothing that can be none.
     *
     * @throws Refusal naming the question
     */
    static void requireAnswers(Visit visit, Questions questions) {
        int number = 0;
        for (AskedQuestion question : questions.all()) {
            number++;
            if (!values(visit, question).allMatch(AnswerSheet::isAnswer)) {
                throw Refusal.invalid("answer-malformed", Map.of("number", number, "most", AnswerSheet.LONGEST));
            }
        }
        if (sent(visit, questions).byQuestion().isEmpty()) {
            throw Refusal.invalid("no-answer-sent");
        }
    }
}
