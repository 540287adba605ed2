package judge.web;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import judge.web.MatrixWorld.Moment;
import judge.web.http.Csrf;
import judge.web.http.Route;

/**
 * The bodies that {@link RouteMatrixIT} sends. They are complete, so a request that is allowed succeeds, and one that
 * is not is refused for its rights alone.
 */
final class MatrixBodies {

    private static final String FORM = "application/x-www-form-urlencoded";
    private static final String JSON = "application/json";
    private static final String BOUNDARY = "matrix-boundary";

    private final String csrf;
    private final AtomicInteger fresh = new AtomicInteger();

    MatrixBodies(String csrf) {
        this.csrf = csrf;
    }

    private static final String LAST = "LAST-OF-THE-PATH";

    record Body(String type, String text) {

        /** The body of a request to a path. */
        String about(String path) {
            return text.replace(LAST, path.substring(path.lastIndexOf('/') + 1));
        }
    }

    private static final String CONTEST = "/teach/courses/{course}/assignments/{assignment}/contest";

    private static final String API_WORK =
            "API/courses/{course}/assignments/{assignment}/students/{login}/problems/{problem}";
    private static final String API_CONTEST = "API/courses/{course}/assignments/{assignment}/contest";

    Body of(Route route, Moment phase, long submission) {
        return switch (route.toString().replace(Route.API + "v1", "API")) {
            case "POST /courses/{course}/assignments/{assignment}/problems/{problem}",
                    "POST /courses/{course}/assignments/{assignment}/problems/{problem}/draft" -> form(
                    "source", "class Main {}");
            case "POST /courses/{course}/assignments/{assignment}/problems/{problem}/tries" -> form(
                    "source", "class Main {}");
            case "POST API/courses/{course}/assignments/{assignment}/tries" -> parts(
                    "problem", WebFixture.PROBLEM, "file\"; filename=\"Main.java", "class Main {}");
            case "POST /contests/{course}/{assignment}/clarifications" -> form("problem", "", "text", "Why?");
            case "POST /contests/{course}/{assignment}/prints" -> parts("file\"; filename=\"a.txt", "a");
            case "POST " + CONTEST -> form("kind", "icpc");
            case "POST " + CONTEST + "/pictures" -> parts("of", "photo 1", "file\"; filename=\"a.png", "no picture");
            case "POST " + CONTEST + "/pictures/remove" -> form("of", "photo 0");
            case "POST " + CONTEST + "/countdown" -> form("deed", "go-on");
            case "POST " + CONTEST + "/clarifications/standard" -> form("lines", "No.");
            case "POST " + CONTEST + "/extend" -> form("minutes", "1");
            case "POST " + CONTEST + "/remove" -> form("problem", WebFixture.PROBLEM, "removed", "no");
            case "POST " + CONTEST + "/teams" -> form("typed", "login,name\nowner,Owner\n");
            case "POST " + CONTEST + "/teams/remove" -> form("login", "nobody-there");
            case "POST " + CONTEST + "/clarifications" -> form("problem", "", "text", "Hear!");
            case "POST " + CONTEST + "/clarifications/{clarification}" -> form("text", "So.");
            case "POST " + CONTEST + "/balloons" -> form("person", "1", "problem", "1", "deed", "take");
            case "POST " + CONTEST + "/reveal" -> form("deed", "next");
            case "POST /teach/courses/{course}/new-contest" -> form("name", "", "kind", "icpc");
            case "POST /teach/courses/{course}/contest-package" -> parts("package\"; filename=\"x.zip", "no zip");
            case "POST API/courses/{course}/contest-packages" -> new Body("application/zip", "no zip");
            case "POST /teach/courses" -> form("name", "Fresh", "slug", "fresh-" + fresh.incrementAndGet());
            case "POST /teach/courses/{course}" -> form("name", "Course");
            case "POST /teach/courses/{course}/over" -> form("over", "no");
            case "POST /teach/courses/{course}/members" -> form("login", "classmate", "role", "student");
            case "POST /teach/courses/{course}/members/name" -> form("login", "classmate", "name", "Classmate");
            case "POST /teach/courses/{course}/members/disabled" -> form("login", "nobody-there", "disabled", "no");
            case "PUT API/courses/{course}/students/{login}" -> new Body(JSON, "{\"disabled\": false}");
            case "POST /teach/courses/{course}/members/roster" -> form("pasted", "id,name\nrostered,Rostered\n");
            case "POST /teach/courses/{course}/sets" -> form(
                    "name", "Set", "audience", "course", "problem", WebFixture.PROBLEM);
            case "POST /teach/courses/{course}/sets/{set}" -> form("deed", "up", "problem", WebFixture.PROBLEM);
            case "PUT API/courses/{course}/sets/{set}" -> new Body(JSON, set(phase));
            case "PUT API/practice/without-login" -> new Body(JSON, "{\"allowed\": false}");
            case "POST /teach/new-problem" -> parts(
                    "title", "Fresh " + fresh.incrementAndGet(), "language", "en", "input", "1");
            case "POST /teach/problems/{problem}/limits", "POST /teach/problems/{problem}/case" -> form("base", "1");
            case "POST /teach/problems/{problem}/statements" -> form("language", "en", "text", "x", "preview", "yes");
            case "POST /teach/problems/{problem}/cases" -> form("base", "1", "deed", "move");
            case "POST /teach/problems/{problem}/generators" -> form("base", "1", "deed", "add");
            case "POST /teach/problems/{problem}/checking" -> form("base", "1", "deed", "validator");
            case "POST /teach/problems/{problem}/solutions" -> form("base", "1", "folder", "accepted");
            case "POST /teach/problems/{problem}/files" -> parts(
                    "folder", "attachments", "name", "a.txt", "text", "x", "base", "1");
            case "POST /teach/problems/{problem}/file" -> form(
                    "path", "problem.yaml", "preview", "yes", "text", "name: x");
            case "POST /teach/imports" -> form("deed", "drop");
            case "POST /teach/problems" -> parts("package\"; filename=\"x.zip", "no zip");
            case "POST /teach/courses/{course}/assignments/{assignment}/students/{login}" -> form(
                    "problem", WebFixture.PROBLEM, "points", "5", "reason", "because");
            case "POST /teach/courses/{course}/assignments/{assignment}/rubric" -> form("criteria", "5 Style");
            case "POST /teach/courses/{course}/assignments/{assignment}/students/{login}/marks" -> form("seen", "0");
            case "PUT API/courses/{course}/assignments/{assignment}/rubric" -> new Body(
                    JSON, "{\"criteria\": [{\"name\": \"Style\", \"points\": 5}]}");
            case "POST /teach/courses/{course}/assignments/{assignment}/marking" -> form(
                    "by", "turns", "marker", "teacher");
            case "POST /teach/courses/{course}/assignments/{assignment}/students/{login}/marking" -> form(
                    "problem", WebFixture.PROBLEM, "deed", "done", "seen", "nobody");
            case "POST /teach/courses/{course}/assignments/{assignment}/groups" -> form("deed", "end");
            case "POST /courses/{course}/assignments/{assignment}/group" -> form("name", "G");
            case "PUT API/courses/{course}/assignments/{assignment}/groups" -> new Body(JSON, "{\"together\": false}");
            case "PUT API/courses/{course}/assignments/{assignment}/group" -> new Body(JSON, "{\"group\": \"G\"}");
            case "PUT API/courses/{course}/assignments/{assignment}/marking" -> new Body(
                    JSON, "{\"by\": \"turns\", \"markers\": [\"teacher\"]}");
            case "PUT " + API_WORK + "/marking" -> new Body(JSON, "{\"deed\": \"open\"}");
            case "PUT API/courses/{course}/assignments/{assignment}/students/{login}/marks" -> new Body(
                    JSON, "{\"marks\": []}");
            case "POST /teach/submissions/{submission}/comments" -> form(
                    "file", "Main.java", "line", "1", "text", "Good");
            case "POST /teach/courses/{course}/submissions/rejudge" -> form("count", "999999");
            case "POST API/courses/{course}/submissions/rejudge" -> new Body(JSON, "{\"count\": 999999}");
            case "POST /teach/rejudgings" -> form(
                    "kind", "submission", "object", Long.toString(submission), "reason", "to see");
            case "PUT API/courses/{course}" -> new Body(JSON, "{\"name\": \"Course\"}");
            case "PUT API/courses/{course}/roster" -> new Body("text/csv", "id,name\nrostered,Rostered\n");
            case "PUT API/courses/{course}/assignments/{assignment}" -> new Body(JSON, assignment(phase));
            case "POST API/courses/{course}/assignments/{assignment}/submissions" -> parts(
                    "problem", WebFixture.PROBLEM, "file\"; filename=\"Main.java", "class Main {}");
            case "PUT API/courses/{course}/assignments/{assignment}/problems/{problem}/draft" -> new Body(
                    JSON, "{\"version\": 0, \"language\": \"java\", \"source\": \"class Main {}\"}");
            case "PUT " + API_CONTEST -> new Body(JSON, "{\"kind\": \"icpc\"}");
            case "POST " + API_CONTEST + "/extend" -> new Body(
                    JSON, "{\"closes\": \"" + MatrixWorld.closes(phase) + "\"}");
            case "PUT " + API_CONTEST + "/problems/{problem}" -> new Body(JSON, "{\"removed\": false}");
            case "PUT " + API_CONTEST + "/teams" -> new Body(
                    JSON, "{\"teams\": [{\"login\": \"owner\", \"name\": \"Owner\"}]}");
            case "POST " + API_CONTEST + "/thaw" -> new Body(JSON, "{\"show\": \"next\"}");
            case "POST " + API_CONTEST + "/balloons" -> new Body(
                    JSON, "{\"login\": \"owner\", \"problem\": \"" + WebFixture.PROBLEM + "\", \"deed\": \"take\"}");
            case "POST " + API_CONTEST + "/prints" -> new Body(JSON, "{\"file\": \"a.txt\", \"text\": \"a\"}");
            case "POST " + API_CONTEST + "/clarifications" -> new Body(JSON, "{\"text\": \"Why?\"}");
            case "POST " + API_CONTEST + "/clarifications/{clarification}" -> new Body(JSON, "{\"text\": \"So.\"}");
            case "POST API/rejudgings" -> new Body(
                    JSON, "{\"submission\": " + submission + ", \"reason\": \"to see\"}");
            case "POST /api/contests/{contest}/submissions",
                    "POST /api/2023-06/contests/{contest}/submissions",
                    "POST /api/2026-01/contests/{contest}/submissions" -> parts(
                    "problem",
                    WebFixture.PROBLEM,
                    "language",
                    "java",
                    "code[]\"; filename=\"Main.java",
                    "class Main {}");
            case "POST /api/contests/{contest}/clarifications",
                    "POST /api/2023-06/contests/{contest}/clarifications",
                    "POST /api/2026-01/contests/{contest}/clarifications" -> new Body(JSON, "{\"text\": \"Why?\"}");
            case "POST /api/webhooks", "POST /api/2023-06/webhooks", "POST /api/2026-01/webhooks" -> new Body(
                    JSON, "{\"url\": \"https://tool.example/\", \"token\": \"secret\"}");
            case "PUT /api/webhooks/{webhook}",
                    "PUT /api/2023-06/webhooks/{webhook}",
                    "PUT /api/2026-01/webhooks/{webhook}" -> new Body(
                    JSON, "{\"id\": \"" + LAST + "\", \"url\": \"https://tool.example/\", \"token\": \"secret\"}");
            default -> route.path().startsWith(Route.API) ? new Body(JSON, "{}") : form();
        };
    }

    private static String set(Moment phase) {
        return "{\"name\": \"Set\", \"opens\": \"" + MatrixWorld.opens(phase) + "\", \"closes\": \""
                + MatrixWorld.closes(phase) + "\", \"problems\": [{\"id\": \"" + WebFixture.PROBLEM + "\"}]}";
    }

    private static String assignment(Moment phase) {
        return "{\"name\": \"Assignment\", \"opens\": \"" + MatrixWorld.opens(phase) + "\", \"closes\": \""
                + MatrixWorld.closes(phase) + "\", \"feedback\": \"full\", \"problems\": [{\"id\": \""
                + WebFixture.PROBLEM + "\", \"points\": 10}]}";
    }

    private Body form(String... namesAndValues) {
        StringBuilder form = new StringBuilder(Csrf.FIELD + "=" + csrf);
        for (int i = 0; i < namesAndValues.length; i += 2) {
            form.append('&').append(namesAndValues[i]).append('=');
            form.append(URLEncoder.encode(namesAndValues[i + 1], StandardCharsets.UTF_8));
        }
        return new Body(FORM, form.toString());
    }

    private Body parts(String... namesAndValues) {
        StringBuilder body = new StringBuilder(part(Csrf.FIELD, csrf));
        for (int i = 0; i < namesAndValues.length; i += 2) {
            body.append(part(namesAndValues[i], namesAndValues[i + 1]));
        }
        return new Body("multipart/form-data; boundary=" + BOUNDARY, body + "--" + BOUNDARY + "--\r\n");
    }

    private static String part(String name, String value) {
        return "--" + BOUNDARY + "\r\nContent-Disposition: form-data; name=\"" + name + "\"\r\n\r\n" + value + "\r\n";
    }
}
