package judge.web.page;

import java.util.List;
import java.util.Map;

/**
 * What is around every page; its components are what the templates name.
 *
 * @param lang language tag
 * @param other tag of the other language
 * @param title of the page
 * @param t texts: {@code t.log-in} is {@code web.log-in} of the messages
 * @param files where styles and scripts are
 * @param csrf what every form sends back, as the field {@code csrf}
 * @param person name of who has logged in; empty: nobody has
 * @param login with which they did
 * @param teaching whether they may make courses
 * @param admin whether they look after the server
 * @param flash what has just happened
 * @param here address of this page
 * @param zone in which times are shown
 * @param refresh after how many seconds the browser asks again; empty: not
 * @param scripts names of the scripts
 * @param styles names of style sheets besides that of all
 */
record Frame(
        String lang,
        String other,
        String title,
        Map<String, String> t,
        String files,
        String csrf,
        String person,
        String login,
        boolean teaching,
        boolean admin,
        String flash,
        String here,
        String zone,
        String refresh,
        List<String> scripts,
        List<String> styles) {

    /** Which place of the bar the page belongs to, for the templates. */
    @SuppressWarnings("UnusedMethod") // by the template
    boolean inTeaching() {
        return here.startsWith("/teach");
    }

    @SuppressWarnings("UnusedMethod") // by the template
    boolean inAdmin() {
        return here.startsWith("/admin");
    }

    @SuppressWarnings("UnusedMethod") // by the template
    boolean inCourses() {
        return here.equals("/") || here.startsWith("/courses");
    }
}
