package judge.web.page.teacher;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import judge.message.Visible;
import judge.online.Course;
import judge.online.Refusal;
import judge.roster.ColumnChoice;
import judge.roster.ColumnUse;
import judge.roster.RosterColumns;
import judge.roster.RosterPreview;
import judge.roster.SentTable;
import judge.service.course.AccountMatches;
import judge.service.course.ClassLists;
import judge.service.course.RosterQuestion;
import judge.web.http.SentCharset;
import judge.web.http.SentColumns;
import judge.web.page.Desk;
import judge.web.page.Form;
import judge.web.page.Form.Choice;
import judge.web.page.Form.Option;
import judge.web.page.KeptFiles;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Link;
import judge.web.page.Visit;
import org.jspecify.annotations.Nullable;

/** Lists of classes as they are sent: put into a course at once, or when it was said who is who. */
final class SentRosters {

    static final String FILE = "roster";
    static final String PASTED = "pasted";

    private static final String KEPT = "kept";
    private static final String SAME = "same";
    private static final String RENAMED = "renamed";
    private static final String ALL = "*";
    private static final String NOTHING = "–";
    private static final Pattern NUMBER_AND_NAME =
            Pattern.compile("\\h*(?=\\S*\\d)([^\\h,;\"]+)[ \u3000]+([^\\h,;\"][^\t,;\"]*)");
    private static final Pattern NAME_AND_NUMBER =
            Pattern.compile("\\h*([^\\d\t,;\"]*[^\\d\\h,;\"])[ \u3000]+((?=\\S*\\d)[^\\h,;\"]+)\\h*");

    private final ClassLists classLists;
    private final PasswordSlips slips;

    SentRosters(ClassLists classLists, PasswordSlips slips) {
        this.classLists = classLists;
        this.slips = slips;
    }

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
        answered(visit, course.slug(), csv, Map.of()).ifPresent(said -> {
            slips.show(visit, classLists.put(visit.viewer(), course.slug(), csv, said));
        });
    }

    /**
     * The same into a course that is made for it, under the first of these names for addresses that is free.
     *
     * @param slug as it was typed, to be asked for again
     */
    void create(Visit visit, List<String> slugs, String slug, String name, SentTable csv) {
        answered(visit, null, csv, Map.of("name", name, "slug", slug)).ifPresent(said -> {
            slips.show(visit, classLists.create(visit.viewer(), slugs, name, csv, said));
        });
    }

    /**
     * Returns the answers about people who may be somebody else; empty: some answers are missing, and were asked for.
     */
    private Optional<AccountMatches> answered(
            Visit visit, @Nullable String course, SentTable csv, Map<String, String> more) {
        List<String> same = visit.context().formParams(SAME);
        List<String> renamed = visit.context().formParams(RENAMED);
        AccountMatches one = AccountMatches.of(same, renamed);
        List<RosterQuestion> questions;
        boolean confirmed = !csv.columns().uses().isEmpty();
        try {
            RosterPreview preview = classLists.preview(visit.viewer(), course, csv);
            if (!confirmed && !preview.columns().isClear()) {
                askColumns(visit, csv, more, preview, Optional.empty());
                return Optional.empty();
            }
            questions = classLists.questions(visit.viewer(), course, csv, one);
        } catch (Refusal refusal) {
            if (refusal.code().equals(ClassLists.CHARSET_UNCLEAR)) {
                askCharset(visit, csv, more, refusal);
            } else if (confirmed && refusal.kind() == Refusal.Kind.INVALID) {
                RosterPreview preview = classLists.preview(visit.viewer(), course, csv);
                askColumns(visit, csv, more, preview, Optional.of(refusal));
            } else {
                throw refusal;
            }
            return Optional.empty();
        }
        AccountMatches said = one.with(toAll(questions, same.contains(ALL), renamed.contains(ALL)));
        List<RosterQuestion> open = questions.stream()
                .filter(question -> !said.knows(question.there().login()))
                .toList();
        if (open.isEmpty()) {
            return Optional.of(said);
        }
        ask(visit, csv, more, said, open);
        return Optional.empty();
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

    private static void ask(
            Visit visit, SentTable csv, Map<String, String> more, AccountMatches said, List<RosterQuestion> open) {
        Form form =
                Desk.post(visit, visit.context().path(), "roster-people-send").parts();
        form = kept(form, csv);
        for (Map.Entry<String, String> one : more.entrySet()) {
            form = form.hidden(one.getKey(), one.getValue());
        }
        for (String login : said.same()) {
            form = form.hidden(SAME, login);
        }
        for (String login : said.renamed()) {
            form = form.hidden(RENAMED, login);
        }
        for (RosterQuestion question : open) {
            form = form.group(legend(visit, question), choices(visit, question));
        }
        long students = open.stream().filter(question -> !question.isOfStaff()).count();
        if (students > 1) {
            List<Choice> all = new ArrayList<>();
            all.add(new Choice(SAME, ALL, Desk.text(visit, "roster-all-same"), false, null));
            if (open.stream().anyMatch(RosterQuestion::mayRename)) {
                all.add(new Choice(RENAMED, ALL, Desk.text(visit, "roster-all-renamed"), false, null));
            }
            form = form.group(Desk.text(visit, "roster-all"), all);
        }
        visit.context().status(409);
        new Sheet()
                .crumbs(List.of(Desk.crumb(Desk.TEACH, Desk.text(visit, "teaching"))))
                .warning(Desk.text(visit, "roster-people", "count", open.size()))
                .text(Desk.text(visit, "roster-people-how"))
                .form(form)
                .links(List.of(new Link(back(visit), Desk.text(visit, "roster-people-back"), false)))
                .show(visit, Desk.text(visit, "roster-people-title"));
    }

    private static Form kept(Form form, SentTable csv) {
        Form with = form.hidden(KEPT, Base64.getEncoder().encodeToString(csv.bytes()))
                .hidden(SentCharset.FIELD, csv.charset().map(Charset::name).orElse(""))
                .hidden(
                        SentColumns.HEADS,
                        csv.columns().heads().map(String::valueOf).orElse(""));
        for (ColumnUse use : csv.columns().uses()) {
            with = with.hidden(SentColumns.FIELD, use.word());
        }
        return with;
    }

    /**
     * Shows for what each column would be taken, with what stands in it.
     *
     * @param refusal of what was said of them before; empty: they are guessed
     */
    private static void askColumns(
            Visit visit, SentTable csv, Map<String, String> more, RosterPreview preview, Optional<Refusal> refusal) {
        RosterColumns columns = preview.columns();
        Form form = Desk.post(visit, visit.context().path(), "columns-send")
                .parts()
                .hidden(KEPT, Base64.getEncoder().encodeToString(csv.bytes()))
                .hidden(SentCharset.FIELD, csv.charset().map(Charset::name).orElse(""));
        for (Map.Entry<String, String> one : more.entrySet()) {
            form = form.hidden(one.getKey(), one.getValue());
        }
        boolean heads = !columns.heads().isEmpty();
        form = form.select(
                SentColumns.HEADS,
                Desk.text(visit, "columns-first"),
                List.of(
                        new Option("true", Desk.text(visit, "columns-heads"), heads),
                        new Option("false", Desk.text(visit, "columns-student"), !heads)),
                null);
        for (int column = 0; column < columns.uses().size(); column++) {
            int number = column;
            String cells = preview.rows().stream()
                    .map(row -> number < row.size() ? row.get(number) : "")
                    .map(cell -> cell.isEmpty() ? NOTHING : Visible.of(cell))
                    .collect(Collectors.joining(" · "));
            String called = heads ? Visible.of(columns.called(column)) : String.valueOf(column + 1);
            form = form.select(
                    SentColumns.FIELD,
                    Desk.text(visit, "columns-one", "head", called),
                    uses(visit, columns.uses().get(column)),
                    cells);
        }
        visit.context().status(refusal.isPresent() ? 400 : 409);
        Sheet sheet = new Sheet().crumbs(List.of(Desk.crumb(Desk.TEACH, Desk.text(visit, "teaching"))));
        refusal.ifPresent(one -> {
            sheet.warning(Desk.sentence(visit, one));
            one.details().forEach(detail -> sheet.text(Visible.of(Desk.detail(visit, detail))));
        });
        sheet.warning(Desk.text(visit, "columns-guessed"))
                .form(form)
                .links(List.of(new Link(back(visit), Desk.text(visit, "roster-people-back"), false)))
                .show(visit, Desk.text(visit, "columns-title"));
    }

    private static List<Option> uses(Visit visit, ColumnUse taken) {
        List<Option> options = new ArrayList<>();
        for (ColumnUse use : ColumnUse.values()) {
            options.add(new Option(use.word(), Desk.text(visit, "column-" + use.word()), use == taken));
        }
        return options;
    }

    /** Shows how a list reads in each of the charsets that it may be in. */
    private static void askCharset(Visit visit, SentTable csv, Map<String, String> more, Refusal refusal) {
        Form form = Desk.post(visit, visit.context().path(), "charset-send")
                .parts()
                .hidden(KEPT, Base64.getEncoder().encodeToString(csv.bytes()));
        for (Map.Entry<String, String> one : more.entrySet()) {
            form = form.hidden(one.getKey(), one.getValue());
        }
        Sheet sheet = new Sheet().crumbs(List.of(Desk.crumb(Desk.TEACH, Desk.text(visit, "teaching"))));
        KeptFiles.ask(visit, sheet, "charset", form, refusal, back(visit));
    }

    private static String back(Visit visit) {
        String path = visit.context().path();
        return path.equals(Desk.COURSES) ? Desk.TEACH : path.substring(0, path.lastIndexOf('/'));
    }

    private static String legend(Visit visit, RosterQuestion question) {
        return Visible.of(Desk.detail(visit, question.detail()));
    }

    private static List<Choice> choices(Visit visit, RosterQuestion question) {
        String login = question.there().login();
        String name = Visible.of(question.there().name());
        String key = question.isOfStaff() ? "roster-same-staff" : "roster-same";
        List<Choice> choices = new ArrayList<>();
        choices.add(new Choice(SAME, login, Desk.text(visit, key, "name", name), false, null));
        if (question.mayRename()) {
            String listed = Visible.of(Objects.requireNonNull(question.listed()));
            choices.add(new Choice(RENAMED, login, Desk.text(visit, "roster-renamed", "listed", listed), false, null));
        }
        return choices;
    }
}
