package judge.web.page.teacher;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import judge.online.Course;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.roster.ColumnChoice;
import judge.roster.RosterPreview;
import judge.roster.SentTable;
import judge.service.course.AccountMatches;
import judge.service.course.ClassLists;
import judge.service.course.RosterQuestion;
import judge.web.http.SentCharset;
import judge.web.http.SentColumns;
import judge.web.page.Desk;
import judge.web.page.Visit;
import org.jspecify.annotations.Nullable;

/** Lists of classes as they are sent: put into a course at once, or when it was said who is who. */
record SentRosters(ClassLists classLists, PasswordSlips slips) {

    static final String ACCEPTED = ".csv,.txt,.tsv,text/csv,text/plain";
    static final String FILE = "roster";
    static final String PASTED = "pasted";

    static final String KEPT = "kept";
    static final String SAME = "same";
    static final String RENAMED = "renamed";
    static final String ALL = "*";
    private static final Pattern NUMBER_AND_NAME =
            Pattern.compile("\\h*(?=\\S*\\d)([^\\h,;\"]+)[ \u3000]+([^\\h,;\"][^\t,;\"]*)");
    private static final Pattern NAME_AND_NUMBER =
            Pattern.compile("\\h*([^\\d\t,;\"]*[^\\d\\h,;\"])[ \u3000]+((?=\\S*\\d)[^\\h,;\"]+)\\h*");

    /** Returns the table that was chosen or pasted. */
    static Optional<SentTable> sent(Visit visit) {
        Optional<Charset> charset = SentCharset.of(visit.field(SentCharset.FIELD));
        ColumnChoice columns =
                SentColumns.of(visit.field(SentColumns.HEADS), visit.context().formParams(SentColumns.FIELD));
        return Desk.upload(visit, FILE)
                .or(() -> kept(visit))
                .map(bytes -> new SentTable(bytes, charset, columns))
                .or(() -> Optional.of(visit.field(PASTED))
                        .filter(pasted -> !pasted.isBlank())
                        .map(pasted -> new SentTable(
                                table(pasted).getBytes(StandardCharsets.UTF_8),
                                Optional.of(StandardCharsets.UTF_8),
                                columns)));
    }

    /** The file that was chosen before something was asked about it. */
    private static Optional<byte[]> kept(Visit visit) {
        try {
            return Optional.of(visit.field(KEPT))
                    .filter(kept -> !kept.isEmpty())
                    .map(kept -> Base64.getDecoder().decode(kept));
        } catch (IllegalArgumentException e) {
            throw Refusal.invalid("no-file");
        }
    }

    /** Puts a tab between number and name where only blanks divide them, as in a chat or a letter. */
    static String table(String pasted) {
        List<String> lines = pasted.lines().filter(line -> !line.isBlank()).toList();
        for (Pattern pattern : List.of(NUMBER_AND_NAME, NAME_AND_NUMBER)) {
            if (lines.stream().allMatch(line -> pattern.matcher(line).matches())) {
                return lines.stream()
                        .map(line -> pattern.matcher(line).replaceFirst("$1\t$2"))
                        .collect(Collectors.joining("\n"));
            }
        }
        return pasted;
    }

    /** Makes the passwords of all who have not logged in yet anew, and answers with them. */
    void renew(Visit visit) {
        slips.show(visit, classLists.renew(visit.viewer(), visit.path("course")));
    }

    /** Puts a class into a course, and answers with the passwords of those who are new. */
    void put(Visit visit, Course course, SentTable csv) {
        answered(new RosterForms(visit, csv, Map.of()), course.slug()).ifPresent(said -> {
            slips.show(visit, classLists.put(visit.viewer(), course.slug(), csv, said));
        });
    }

    /**
     * The same into a course that is made for it, under the first of these names for addresses that is free.
     *
     * @param slug as it was typed, to be asked for again
     */
    void create(Visit visit, List<String> slugs, String slug, String name, SentTable csv) {
        answered(new RosterForms(visit, csv, Map.of("name", name, "slug", slug)), null)
                .ifPresent(said -> {
                    slips.show(visit, classLists.create(visit.viewer(), slugs, name, csv, said));
                });
    }

    /**
     * Returns the answers about people who may be somebody else; empty: some answers are missing, and were asked for.
     */
    private Optional<AccountMatches> answered(RosterForms forms, @Nullable String course) {
        Visit visit = forms.visit();
        List<String> same = visit.context().formParams(SAME);
        List<String> renamed = visit.context().formParams(RENAMED);
        AccountMatches one = AccountMatches.of(same, renamed);
        return questions(forms, course, one).flatMap(questions -> {
            AccountMatches said = one.with(toAll(questions, same.contains(ALL), renamed.contains(ALL)));
            List<RosterQuestion> open = questions.stream()
                    .filter(question -> !said.knows(question.there().login()))
                    .toList();
            if (!open.isEmpty()) {
                forms.askPeople(said, open);
            }
            return Optional.of(said).filter(any -> open.isEmpty());
        });
    }

    /** Returns the questions about people; empty: something else is to be answered before. */
    private Optional<List<RosterQuestion>> questions(RosterForms forms, @Nullable String course, AccountMatches said) {
        Viewer viewer = forms.visit().viewer();
        SentTable csv = forms.csv();
        try {
            RosterPreview preview = classLists.preview(viewer, course, csv);
            if (csv.columns().uses().isEmpty() && !preview.columns().isClear()) {
                forms.askColumns(preview, Optional.empty());
                return Optional.empty();
            }
            return Optional.of(classLists.questions(viewer, course, csv, said));
        } catch (Refusal refusal) {
            askAgain(forms, course, refusal);
            return Optional.empty();
        }
    }

    private void askAgain(RosterForms forms, @Nullable String course, Refusal refusal) {
        if (refusal.code().equals(ClassLists.CHARSET_UNCLEAR)) {
            forms.askCharset(refusal);
        } else if (!forms.csv().columns().uses().isEmpty() && refusal.kind() == Refusal.Kind.INVALID) {
            RosterPreview preview = classLists.preview(forms.visit().viewer(), course, forms.csv());
            forms.askColumns(preview, Optional.of(refusal));
        } else {
            throw refusal;
        }
    }

    /** Gives one answer about all; people who are more than students are asked for one by one. */
    private static AccountMatches toAll(List<RosterQuestion> questions, boolean same, boolean renamed) {
        List<String> kept = new ArrayList<>();
        List<String> named = new ArrayList<>();
        for (RosterQuestion question : questions) {
            String login = question.there().login();
            if (renamed && question.mayRename() && !question.isOfStaff()) {
                named.add(login);
            } else if (same && !question.isOfStaff()) {
                kept.add(login);
            }
        }
        return AccountMatches.of(kept, named);
    }
}
