package judge.web.page.administrator;

import judge.web.page.Sheet.Fact;
import judge.web.page.Table.Heads;
import judge.web.page.Visit;

/** Addresses of the administrator's pages, and their words. */
final class AdminPaths {

    static final String HOME = "/admin";
    static final String PEOPLE = HOME + "/people";
    static final String PRACTICE = HOME + "/practice";
    static final String LOG = HOME + "/log";

    private AdminPaths() {}

    static String text(Visit visit, String key, Object... namesAndValues) {
        return visit.text("admin." + key, namesAndValues);
    }

    static Heads heads(Visit visit) {
        return new Heads(key -> text(visit, key));
    }

    static Fact fact(Visit visit, String key, String value) {
        return new Fact(text(visit, key), value);
    }
}
