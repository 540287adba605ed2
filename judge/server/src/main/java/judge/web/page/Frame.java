package judge.web.page;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.online.SiteRole;
import judge.service.account.LoggedIn;

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
 * @param bar the places that the bar leads to
 * @param flash sentence about what has just happened
 * @param here address of this page, with its query
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
        Bar bar,
        String flash,
        String here,
        String zone,
        String refresh,
        List<String> scripts,
        List<String> styles) {

    /**
     * The places that the bar leads to.
     *
     * @param own whether the user has own work
     * @param teaching whether the user may make courses
     * @param admin whether the user looks after the server
     */
    record Bar(boolean own, boolean teaching, boolean admin) {

        static Bar of(Optional<LoggedIn> user) {
            SiteRole role = user.map(one -> one.viewer().role()).orElse(SiteRole.STUDENT);
            boolean own = user.filter(LoggedIn::handsIn).isPresent();
            return new Bar(own, role != SiteRole.STUDENT, role == SiteRole.ADMIN);
        }
    }

    @SuppressWarnings("UnusedMethod") // by the template
    boolean inOwn() {
        return here.startsWith("/mine");
    }

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
        return here.equals("/") || here.startsWith("/?") || here.startsWith("/courses");
    }
}
