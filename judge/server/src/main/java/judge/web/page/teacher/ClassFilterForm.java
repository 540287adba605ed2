package judge.web.page.teacher;

import java.util.ArrayList;
import java.util.List;
import judge.message.Visible;
import judge.service.grade.GradebookView;
import judge.web.page.Desk;
import judge.web.page.Form;
import judge.web.page.Form.Option;
import judge.web.page.Sheet;
import judge.web.page.Visit;
import judge.web.page.Words;

/** The form by which the table of a class is filtered and searched. */
final class ClassFilterForm {

    private ClassFilterForm() {}

    /** Shows the form, and how many of the students it has found. */
    static void show(Visit visit, Sheet sheet, ClassFilter filter, GradebookView book, int found) {
        sheet.form(of(visit, book.groups(), filter));
        if (filter.chooses()) {
            int all = book.rows().size();
            sheet.note(Desk.text(visit, "class-shown", "count", found, "all", all));
        }
    }

    private static Form of(Visit visit, List<String> groups, ClassFilter filter) {
        Form form = Form.get(visit.context().path(), Desk.text(visit, "class-show"))
                .beside()
                .id("class-filter");
        if (!groups.isEmpty()) {
            form = form.select(ClassFilter.GROUP, Desk.text(visit, "group"), options(visit, groups, filter), null);
        }
        List<Option> states = Desk.options(
                visit, "teacher.class-state-", List.of(ClassFilter.State.values()), Words.code(filter.state()));
        return form.select(ClassFilter.STATE, Desk.text(visit, "class-state"), states, null)
                .text(ClassFilter.SEARCH, Desk.text(visit, "class-search"), Visible.of(filter.search()), false, null)
                .hidden(ClassFilter.SORT, filter.sort().isEmpty() ? List.of() : List.of(filter.sort()));
    }

    private static List<Option> options(Visit visit, List<String> groups, ClassFilter filter) {
        List<Option> options = new ArrayList<>();
        options.add(new Option(
                ClassFilter.ALL_GROUPS,
                Desk.text(visit, "all-groups"),
                filter.group().name() == null));
        for (String group : groups) {
            String shown = group.isEmpty() ? Desk.text(visit, "no-group") : Visible.of(group);
            options.add(new Option(group, shown, group.equals(filter.group().name())));
        }
        return options;
    }
}
