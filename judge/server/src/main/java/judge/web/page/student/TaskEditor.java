package judge.web.page.student;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import judge.online.Refusal;
import judge.render.Reasons;
import judge.render.SubmissionHtml;
import judge.report.Report;
import judge.service.course.Assignments.AssignmentView;
import judge.service.submission.Drafts;
import judge.service.submission.Drafts.Draft;
import judge.service.submission.SubmissionView;
import judge.service.submission.Submissions;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import judge.submission.SourceFile;
import judge.submission.SourceText;
import judge.web.page.Paths;
import judge.web.page.Times;
import judge.web.page.Visit;
import judge.web.page.Words;
import org.jspecify.annotations.Nullable;

/** The editor of a problem's page: the source that it begins with, and what is to be known before handing in. */
final class TaskEditor {

    /** The parameter of the page that names the submission whose source is wanted, or that the draft is. */
    private static final String FROM = "from";

    private static final String DRAFT = "draft";

    private final Submissions submissions;
    private final Drafts drafts;

    TaskEditor(Submissions submissions, Drafts drafts) {
        this.submissions = submissions;
        this.drafts = drafts;
    }

    /**
     * The content of the editor.
     *
     * @param problem slug of the problem
     * @param version the version of the draft that is overwritten by what is typed next; 0: of none
     * @param language its code; empty: that of the last time
     * @param from whether this source was asked for
     * @param shown whether the editor is what somebody wants to see first on a small window
     * @param files whether files are to be handed in, and not this source
     * @param notes what is said of its lines
     */
    record Content(
            String problem,
            int version,
            String source,
            String language,
            Came came,
            boolean from,
            boolean shown,
            boolean files,
            List<Note> notes) {}

    /**
     * The place that a source comes from.
     *
     * @param words empty: from nowhere
     * @param draft whether it is a draft
     * @param other address of the page with the draft, where that is another and newer one; empty elsewhere
     * @param why the reason why it was not accepted, in a sentence; empty where none is told
     * @param result address of the page that has all of it
     */
    record Came(String words, boolean draft, String other, String why, String result) {

        static Came from(String words) {
            return new Came(words, false, "", "", "");
        }
    }

    /** A line of the source, from 1, with the cause, the compiler's message or the comment that names it. */
    record Note(int line, String text) {}

    /** The last source of this problem, a draft or an attempt, or that of the submission that is asked for. */
    Content content(Visit visit, AssignmentView at, String problem, List<SubmissionView> made) {
        String asked = visit.query(FROM);
        boolean chosen = !asked.isEmpty() && !asked.equals(DRAFT);
        Optional<Draft> draft =
                drafts.of(visit.viewer(), at.course().slug(), at.assignment().slug(), problem);
        Optional<SubmissionView> attempt = chosen
                ? Optional.of(submission(visit, asked, problem))
                : made.stream().findFirst();
        Optional<Draft> newer = draft.filter(kept ->
                attempt.filter(one -> !one.received().isBefore(kept.at())).isEmpty());
        if (draft.isPresent() && (asked.equals(DRAFT) || (newer.isPresent() && !chosen))) {
            return of(visit, draft.get(), problem);
        }
        String files = attempt.map(one -> visit.text("attempt-files", "number", one.attempt()))
                .orElse("");
        return attempt.flatMap(one -> of(visit, one, draft, newer))
                .or(() -> draft.map(kept -> of(visit, kept, problem)))
                .orElseGet(() ->
                        new Content(problem, 0, "", "", Came.from(files), false, !asked.isEmpty(), false, List.of()));
    }

    private static Content of(Visit visit, Draft draft, String problem) {
        String came = visit.text("draft-from", "time", visit.time(draft.at()));
        boolean shown = !visit.query(FROM).isEmpty();
        return new Content(
                problem,
                draft.version(),
                draft.source(),
                draft.language(),
                new Came(came, true, "", "", ""),
                false,
                shown,
                false,
                List.of());
    }

    /** The source of an attempt; empty where the editor cannot take it. What is typed overwrites no newer draft. */
    private Optional<Content> of(Visit visit, SubmissionView one, Optional<Draft> draft, Optional<Draft> newer) {
        List<SourceFile> files = submissions.source(visit.viewer(), one.id());
        Optional<String> text = files.size() == 1 ? text(files.get(0)) : Optional.empty();
        return text.map(source -> {
            Optional<Draft> other = newer.filter(kept -> !kept.source().equals(source));
            boolean asked = !visit.query(FROM).isEmpty();
            return new Content(
                    one.problem(),
                    other.isPresent() ? 0 : draft.map(Draft::version).orElse(0),
                    source,
                    LanguageNames.known()
                            .of(List.of(files.get(0).path()))
                            .map(LanguageName::code)
                            .orElse(""),
                    came(visit, one, other, asked ? one.report() : null),
                    asked,
                    asked,
                    false,
                    asked ? notes(visit, one) : List.of());
        });
    }

    private static Came came(Visit visit, SubmissionView one, Optional<Draft> other, @Nullable Report report) {
        String from = visit.text("attempt-from", "number", one.attempt());
        return new Came(
                other.map(kept -> from + " " + visit.text("draft-other", "time", visit.time(kept.at())))
                        .orElse(from),
                false,
                other.map(kept -> href(one, DRAFT)).orElse(""),
                report == null ? "" : new Reasons(visit.messages()).of(report),
                Paths.submission(one.id()));
    }

    /** Causes, messages and comments at lines of a submission's only file, as far as its page tells them. */
    private List<Note> notes(Visit visit, SubmissionView view) {
        @Nullable Report report = view.report();
        return report == null
                ? List.of()
                : new SubmissionHtml(visit.messages())
                        .notes(report).entrySet().stream()
                                .map(one -> new Note(one.getKey(), one.getValue()))
                                .toList();
    }

    /** Keeps a text of the form as the viewer's draft, and returns the address of the page with it. */
    String keep(Visit visit, AssignmentView at, String problem, String language, String text) {
        String source = text.replace("\r\n", "\n");
        String course = at.course().slug();
        drafts.put(visit.viewer(), course, at.assignment().slug(), problem, sent(visit), language, source);
        visit.flash(visit.text("draft-kept"));
        return Paths.problem(course, at.assignment().slug(), problem) + "?" + FROM + "=" + DRAFT + "#hand-in";
    }

    private static int sent(Visit visit) {
        String version = visit.field("version");
        return version.matches("[0-9]{1,9}") ? Integer.parseInt(version) : 0;
    }

    /** The text of a form that was refused. Where a newer draft is why, the same form overwrites that next time. */
    Content typed(Visit visit, AssignmentView at, String problem, Refusal refusal, String text) {
        int version = refusal.code().equals("draft-newer")
                ? drafts.of(visit.viewer(), at.course().slug(), at.assignment().slug(), problem)
                        .map(Draft::version)
                        .orElse(0)
                : sent(visit);
        String language = visit.field(PastedLanguages.FIELD);
        return new Content(
                problem, version, text, language, Came.from(""), true, true, SentSources.filesMeant(visit), List.of());
    }

    /** Returns the text of a file that the editor can take; empty where it is none, or too long. */
    private static Optional<String> text(SourceFile file) {
        return file.content().length > Drafts.MOST_BYTES
                ? Optional.empty()
                : SourceText.decode(file.content()).map(SourceText::text);
    }

    private SubmissionView submission(Visit visit, String asked, String problem) {
        if (!asked.matches("[0-9]{1,18}")) {
            throw Refusal.notFound();
        }
        SubmissionView view = submissions.view(visit.viewer(), Long.parseLong(asked));
        if (!view.problem().equals(problem)) {
            throw Refusal.notFound();
        }
        return view;
    }

    /** Returns the address of the page of a problem with this submission's source in the editor. */
    static String href(SubmissionView view) {
        return href(view, Long.toString(view.id()));
    }

    private static String href(SubmissionView view, String from) {
        return Paths.problem(view.course(), view.assignment(), view.problem()) + "?" + FROM + "=" + from + "#hand-in";
    }

    /** The rules that one has to know before handing in, a sentence each. */
    static List<String> rules(Visit visit, AssignmentView view, List<SubmissionView> made) {
        List<String> rules = new ArrayList<>();
        @Nullable Integer most = view.assignment().attempts();
        if (most != null) {
            rules.add(visit.text("attempts-left", "count", Math.max(most - made.size(), 0), "most", most));
        }
        Duration interval = view.assignment().interval();
        if (!interval.isZero() && !view.staff()) {
            Instant next = made.stream()
                    .findFirst()
                    .map(one -> one.received().plus(interval))
                    .filter(visit.now()::isBefore)
                    .orElse(Instant.MIN);
            rules.add(
                    next.equals(Instant.MIN)
                            ? visit.text("interval-rule", "seconds", interval.toSeconds())
                            : visit.text("next-at", "time", Times.exact(next, visit.zone())));
        }
        String late = Words.late(visit, view);
        if (!late.isEmpty()) {
            rules.add(late);
        }
        return rules;
    }
}
