package judge.web.page.teacher;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import judge.message.Visible;
import judge.online.Course;
import judge.roster.RosterColumns;
import judge.service.account.FirstPassword;
import judge.service.course.ClassLists.Renewed;
import judge.service.course.ClassLists.RosterResult;
import judge.web.page.Desk;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Link;
import judge.web.page.Sheet.Slip;
import judge.web.page.Sheet.SlipLine;
import judge.web.page.Visit;

/** First passwords, shown once on a page that is made for printing: a slip for each student. */
final class PasswordSlips {

    private static final Pattern DIGIT = Pattern.compile("\\d");

    /** Answers with the passwords of those whom a list has made accounts. */
    void show(Visit visit, RosterResult result) {
        Course course = result.course();
        Sheet sheet = new Sheet();
        sheet.crumbs(Desk.courseCrumbs(visit, course));
        sheet.said(Desk.text(
                visit,
                "roster-done",
                "students",
                result.students(),
                "fresh",
                result.accounts().size()));
        if (!result.charset().equals(StandardCharsets.UTF_8.name())) {
            sheet.note(Desk.text(visit, "list-charset", "charset", result.charset()));
        }
        sheet.note(columns(visit, result.columns()));
        if (result.accounts().stream().anyMatch(PasswordSlips::isNameless)) {
            sheet.warning(Desk.text(visit, "roster-nameless"));
        }
        String here = Desk.course(course.slug());
        sheet.links(List.of(
                new Link(here + "/new-assignment", Desk.text(visit, "new-assignment"), true),
                new Link(here, Visible.of(course.name()), false)));
        show(visit, sheet, course, result.accounts());
    }

    private static String columns(Visit visit, RosterColumns columns) {
        return visit.messages()
                .text(
                        "roster.columns",
                        "columns",
                        columns.used(use -> visit.messages().text("word.columnuse." + use.word())),
                        "others",
                        "",
                        "ignored",
                        columns.ignored(column -> true));
    }

    /** Answers with the passwords that were made anew. */
    void show(Visit visit, Renewed renewed) {
        Sheet sheet = new Sheet();
        sheet.crumbs(Desk.courseCrumbs(visit, renewed.course()));
        if (!renewed.others().isEmpty()) {
            sheet.warning(Desk.text(
                    visit,
                    "new-passwords-others",
                    "logins",
                    renewed.others().stream().map(Visible::of).collect(Collectors.joining(", "))));
        }
        show(visit, sheet, renewed.course(), renewed.accounts());
    }

    private static boolean isNameless(FirstPassword one) {
        return one.person().name().equals(one.person().login())
                && DIGIT.matcher(one.person().login()).find();
    }

    /** Answers with one password. */
    void show(Visit visit, Course course, FirstPassword one) {
        Sheet sheet = new Sheet();
        sheet.crumbs(Desk.courseCrumbs(visit, course));
        show(visit, sheet, course, List.of(one));
    }

    private static void show(Visit visit, Sheet sheet, Course course, List<FirstPassword> accounts) {
        if (accounts.isEmpty()) {
            sheet.text(Desk.text(visit, "passwords-none"));
        } else {
            sheet.warning(Desk.text(visit, "passwords-once"));
            Desk.warnOfOwnAddress(visit, sheet);
            sheet.note(Desk.text(visit, "passwords-how"));
            sheet.slips(accounts.stream().map(one -> slip(visit, course, one)).toList());
        }
        sheet.show(visit, Desk.text(visit, "passwords"));
    }

    private static Slip slip(Visit visit, Course course, FirstPassword one) {
        String login = one.person().login();
        String name = one.person().name().isEmpty() ? login : one.person().name();
        return new Slip(
                Visible.of(name),
                List.of(
                        new SlipLine(Desk.text(visit, "course"), Visible.of(course.name()), ""),
                        new SlipLine(Desk.text(visit, "address"), visit.origin(), "code"),
                        new SlipLine(Desk.text(visit, "login"), Visible.of(login), "code"),
                        new SlipLine(Desk.text(visit, "password"), one.password(), "code")));
    }
}
