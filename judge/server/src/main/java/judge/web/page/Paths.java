package judge.web.page;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** Addresses of pages that others lead to. */
public final class Paths {

    /** The list of sets. */
    public static final String PRACTICE = "/practice";

    private Paths() {}

    /** A name as one part of an address. */
    public static String part(String name) {
        return URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20");
    }

    /**
     * Returns the address where it is one of this server, else the home page: another could lead people away who log
     * in.
     */
    public static String local(String to) {
        return to.matches("/(?![/\\\\])[\\x21-\\x7E&&[^\\\\]]*") ? to : "/";
    }

    public static String course(String course) {
        return "/courses/" + part(course);
    }

    public static String assignment(String course, String assignment) {
        return course(course) + "/assignments/" + part(assignment);
    }

    public static String set(String course, String set) {
        return PRACTICE + "/" + part(course) + "/" + part(set);
    }

    /** The sets of a course, for who teaches it. */
    public static String taughtSets(String course) {
        return "/teach" + course(course) + "/sets";
    }

    public static String taughtSet(String course, String set) {
        return taughtSets(course) + "/" + part(set);
    }

    public static String contest(String course, String assignment) {
        return "/contests/" + part(course) + "/" + part(assignment);
    }

    public static String problem(String course, String assignment, String problem) {
        return assignment(course, assignment) + "/problems/" + part(problem);
    }

    public static String submission(long id) {
        return "/submissions/" + id;
    }
}
