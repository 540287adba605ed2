package judge.web.page.student;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import judge.online.Refusal;
import judge.problem.Problem;
import judge.problem.question.AnswerSheet;
import judge.service.OnlineServices;
import judge.service.course.Assignments.AssignmentView;
import judge.service.course.Assignments.Part;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import judge.submission.SourceFile;
import judge.web.http.SentFiles.ReadSources;
import judge.web.page.Visit;
import judge.web.page.statement.QuestionTexts;

/**
 * The way in which something is handed in to a problem.
 *
 * @param pasted whether a source can be pasted; answers are files
 * @param accepted endings of files that can be handed in
 * @param languages the languages in which a source can be pasted; empty where there is only one
 * @param questions the sheet to be filled in, in place of all of these; empty where there is none
 * @param limits what a submission is held to
 * @param language the language that is chosen at first
 */
record TaskEntry(
        boolean pasted,
        String accepted,
        List<PastedLanguages.Choice> languages,
        List<QuestionSheet> questions,
        TaskLimits limits,
        LanguageName language) {

    /** Tells whether a source in Java is pasted. */
    @SuppressWarnings("UnusedMethod") // by the template
    boolean java() {
        return language.equals(LanguageName.JAVA);
    }

    private static final PastedLanguages ANSWERS = new PastedLanguages(LanguageNames.ANSWERS);

    /** A problem with the languages in which one may hand in to it. */
    record To(Problem problem, LanguageNames languages) {

        static To of(Visit visit, OnlineServices services, AssignmentView view, Part part) {
            Problem problem = services.packages().problem(part.version());
            String course = view.course().slug();
            String slug = view.assignment().slug();
            LanguageNames offered = services.languages()
                    .offered(visit.viewer(), course, slug, problem.limits().languages());
            return new To(problem, offered);
        }
    }

    /**
     * The way to a problem.
     *
     * @param to the problem
     * @param content the source, or the answers, to begin with
     * @param open whether a submission is accepted now
     */
    static TaskEntry of(Visit visit, To to, QuestionSheet.Place place, TaskEditor.Content content, boolean open) {
        Problem problem = to.problem();
        PastedLanguages languages = languages(to);
        List<QuestionSheet> questions = problem.data().questions().stream()
                .map(asked -> QuestionSheet.form(visit, asked, place, content.source(), open))
                .toList();
        questions.forEach(any -> QuestionTexts.drawFormulas(visit));
        LanguageName first = languages.first(visit, content.language());
        return new TaskEntry(
                !problem.type().submitAnswer(),
                languages.accepted(),
                languages.choices(visit, content.language()),
                questions,
                TaskLimits.of(visit, problem, to.languages().all(), first),
                first);
    }

    static PastedLanguages languages(To to) {
        return to.problem().type().submitAnswer() ? ANSWERS : new PastedLanguages(to.languages());
    }

    /** Returns the text that the form sends: a source, or the answers to the problem's questions. */
    static String text(Visit visit, To to) {
        return to.problem()
                .data()
                .questions()
                .map(questions -> QuestionSheet.sent(visit, questions).yaml())
                .orElseGet(() -> visit.field("source"));
    }

    /**
     * Returns the sources that the form sends, or the answers to questions in a file.
     *
     * @throws Refusal if there are none: it would be one of the attempts that somebody has
     */
    static ReadSources sources(Visit visit, To to) {
        Problem problem = to.problem();
        if (!problem.type().questions()) {
            return SentSources.of(visit, languages(to));
        }
        QuestionSheet.requireAnswers(visit, problem.data().questions().orElseThrow());
        byte[] content = text(visit, to).getBytes(StandardCharsets.UTF_8);
        return new ReadSources(List.of(new SourceFile(AnswerSheet.FILE, content)), Set.of());
    }
}
