package judge.web.page.teacher;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import judge.message.Visible;
import judge.service.course.ClassGroup;
import judge.web.page.Desk;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Link;
import judge.web.page.Visit;

/** Links by which the tables of a class are shown of one of its groups alone. */
final class GroupLinks {

    private static final String PARAMETER = "group";

    private GroupLinks() {}

    /** The group that is asked for. */
    static ClassGroup chosen(Visit visit) {
        return new ClassGroup(visit.context().queryParam(PARAMETER));
    }

    /** The address of the same for a group. */
    static String link(String address, ClassGroup group) {
        return group.name() == null
                ? address
                : address + "?" + PARAMETER + "=" + URLEncoder.encode(group.name(), StandardCharsets.UTF_8);
    }

    /** Shows them where the class has groups, with the one that is shown standing out. */
    static void offer(Visit visit, Sheet sheet, List<String> groups) {
        if (groups.isEmpty()) {
            return;
        }
        ClassGroup chosen = chosen(visit);
        String here = visit.context().path();
        List<Link> links = new ArrayList<>();
        links.add(new Link(here, Desk.text(visit, "all-groups"), chosen.name() == null));
        for (String name : groups) {
            String shown = name.isEmpty() ? Desk.text(visit, "no-group") : Visible.of(name);
            links.add(new Link(link(here, new ClassGroup(name)), shown, name.equals(chosen.name())));
        }
        sheet.links(links);
    }
}
