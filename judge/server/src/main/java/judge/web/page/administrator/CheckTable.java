package judge.web.page.administrator;

import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import judge.message.Quantity;
import judge.message.Visible;
import judge.service.upkeep.Check;
import judge.service.upkeep.Check.Level;
import judge.service.upkeep.Check.Subject;
import judge.verdict.Verdict;
import judge.web.page.Desk;
import judge.web.page.Sheet;
import judge.web.page.Table;
import judge.web.page.Table.Cell;
import judge.web.page.Table.Row;
import judge.web.page.Visit;
import judge.web.page.Words;

/** The table that says whether all is well with a server, and what to do where it is not. */
final class CheckTable {

    private static final Set<String> SIZES = Set.of("free", "size", "bytes");

    private CheckTable() {}

    static void show(Visit visit, Sheet sheet, List<Check> checks) {
        long open = checks.stream().filter(one -> one.level() != Level.WELL).count();
        if (open == 0) {
            sheet.said(AdminPaths.text(visit, "all-well"));
        } else {
            sheet.warning(AdminPaths.text(visit, "not-well", "count", open));
        }
        sheet.table(new Table(
                        AdminPaths.text(visit, "checks"),
                        "checks",
                        AdminPaths.heads(visit).text("check", "state", "found", "to-do"),
                        checks.stream().map(one -> row(visit, one)).toList())
                .kind("stacked"));
    }

    private static Row row(Visit visit, Check one) {
        String todo = "web.admin.do-" + one.finding();
        boolean said = visit.messages().bundle().containsKey(todo);
        Cell found = Cell.of(sentence(visit, "found-" + one.finding(), one)).kind("reason");
        if (one.subject() == Subject.JUDGE_ERRORS && one.level() != Level.WELL) {
            found = found.link(Desk.SUBMISSIONS + "?verdict=" + Verdict.JE.name());
        }
        return new Row(List.of(
                Cell.row(AdminPaths.text(visit, "check-" + Words.code(one.subject()))),
                Cell.of(AdminPaths.text(visit, "level-" + Words.code(one.level())))
                        .kind(kind(one.level())),
                found,
                Cell.of(said ? sentence(visit, "do-" + one.finding(), one) : "").kind("reason")));
    }

    private static String kind(Level level) {
        return switch (level) {
            case WELL -> "sound";
            case LOOK -> "look";
            case ACT -> "unsound";
        };
    }

    private static String sentence(Visit visit, String key, Check one) {
        Object[] namesAndValues = one.values().entrySet().stream()
                .flatMap(entry -> Stream.of(entry.getKey(), shown(visit, entry.getKey(), entry.getValue())))
                .toArray();
        return AdminPaths.text(visit, key, namesAndValues);
    }

    private static Object shown(Visit visit, String name, Object value) {
        if (value instanceof Instant moment) {
            return visit.time(moment);
        }
        if (value instanceof Long bytes && SIZES.contains(name)) {
            return Quantity.bytes(bytes);
        }
        return value instanceof Number ? value : Visible.of(value.toString());
    }
}
