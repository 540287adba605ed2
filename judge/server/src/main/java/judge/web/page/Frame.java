package judge.web.page;

import java.util.List;
import java.util.Map;

/**
 * The frame around every page; the names of its components are those that the templates use.
 *
 * @param lang language tag
 * @param other tag of the other language
 * @param title title of the page
 * @param t texts: {@code t.log-in} is {@code web.log-in} of the messages
 * @param files address of styles and scripts
 * @param csrf token that every form sends back, as the field {@code csrf}
 * @param person name of the user; empty: nobody has logged in
 * @param login the user's login
 * @param teaching whether the user may make courses
 * @param admin whether the user looks after the server
 * @param flash sentence about what has just happened
 * @param here address of this page
 * @param zone time zone in which times are shown
 * @param refresh seconds after which the browser asks again; empty: never
 * @param scripts names of the scripts
 * @param styles names of style sheets besides the common one
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

    /** Tells whether the page belongs to the place of the bar for teaching; called by templates. */
    @SuppressWarnings("UnusedMethod") // by the template
    boolean inTeaching() {
        return here.startsWith("/teach");
    }

    @SuppressWarnings("UnusedMethod") // by the template
    boolean inAdmin() {
        return here.startsWith("/admin");
    }

    @SuppressWarnings("UnusedMethod") // by the template
    boolean inPractice() {
        return here.startsWith(Paths.PRACTICE);
    }

    @SuppressWarnings("UnusedMethod") // by the template
    boolean inCourses() {
        return here.equals("/") || here.startsWith("/courses");
    }
}
