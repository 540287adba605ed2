package judge.web.api;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import judge.message.Visible;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.service.course.Assignments.AssignmentView;
import judge.service.course.Assignments.Part;
import judge.source.LanguageName;

/**
 * A problem as Competitive Companion tells it to editors such as Competitive Programming Helper: the JSON that the
 * parsers of that browser extension send.
 */
record CompanionApi(ApiRoutes api) {

    private static final String TASK = "/courses/{course}/assignments/{assignment}/problems/{problem}/task.json";
    private static final String MAIN = "Main";
    private static final Pattern WORD = Pattern.compile("[A-Za-z0-9]+");

    /** The limit in milliseconds that the extension sends where a page tells none. */
    private static final long USUAL_MILLIS = 1_000;

    private static final int MEBI_BITS = 20;

    /** A larger sample is left out: an editor keeps all of them in memory. */
    private static final long MOST_BYTES = 1 << 20;

    /** A sample; both end with a line end. */
    record TestJson(String input, String output) {}

    void addRoutes() {
        api.get(TASK, this::task);
    }

    private void task(Context ctx, Viewer viewer) {
        AssignmentView view =
                api.services().assignments().get(viewer, ctx.pathParam("course"), ctx.pathParam("assignment"));
        Part part = view.parts().stream()
                .filter(one -> one.slug().equals(ctx.pathParam("problem")))
                .findFirst()
                .orElseThrow(Refusal::notFound);
        Problem problem = api.services().packages().problem(part.version());
        if (problem.type().submitAnswer()) {
            throw Refusal.notFound(); // There is no program to write.
        }
        String page = ctx.path().replaceFirst("/[^/]*$", "").substring(ApiRoutes.BASE.length());
        Map<String, Object> task = new LinkedHashMap<>();
        task.put("name", name(part, api.door().languages().of(ctx).language().tag()));
        task.put("group", group(view));
        task.put("url", api.door().exposure().origin(ctx) + page);
        addProgram(task, problem);
        task.put("batch", Map.of("id", UUID.randomUUID().toString(), "size", 1));
        ctx.header("Content-Disposition", "attachment; filename=\"" + part.slug() + ".json\"");
        api.json().write(ctx, 200, task);
    }

    private static void addProgram(Map<String, Object> task, Problem problem) {
        task.put("interactive", problem.type().needsValidator());
        task.put("memoryLimit", problem.limits().memoryBytes() >> MEBI_BITS);
        task.put("timeLimit", millis(problem));
        task.put("tests", tests(problem));
        task.put("testType", "single");
        task.put("input", Map.of("type", "stdin"));
        task.put("output", Map.of("type", "stdout"));
        String taskClass = taskClass(String.valueOf(task.get("name")));
        task.put("languages", Map.of("java", Map.of("mainClass", MAIN, "taskClass", taskClass)));
    }

    /** The course and the assignment; of a set no course, as its guests do not learn what that is called. */
    private static String group(AssignmentView view) {
        String name = Visible.of(view.assignment().name());
        return view.practice() ? name : Visible.of(view.course().name()) + " - " + name;
    }

    /** The title with the slug behind it: editors make names of files of it, and a title alone may have no letter. */
    private static String name(Part part, String language) {
        String any = part.names().values().stream().findFirst().orElse("");
        String title =
                Visible.of(part.names().getOrDefault(language, part.names().getOrDefault("en", any)));
        return title.isEmpty() || title.equals(part.slug()) ? part.slug() : title + " (" + part.slug() + ")";
    }

    private static long millis(Problem problem) {
        return problem.lacksTimeLimit()
                ? USUAL_MILLIS
                : problem.limits().cpuTime(LanguageName.CPP.code()).toMillis();
    }

    /** The samples; of a problem in which programs talk with the judge, none: an input is not what they read. */
    private static List<TestJson> tests(Problem problem) {
        List<TestJson> tests = new ArrayList<>();
        if (!problem.type().needsValidator()) {
            for (TestCase one : problem.data().sampleRuns()) {
                if (size(one.input()) + size(one.answer()) <= MOST_BYTES) {
                    tests.add(new TestJson(text(one.input()), text(one.answer())));
                }
            }
        }
        return tests;
    }

    private static long size(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Path file) {
        try {
            String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
            return text.isEmpty() || text.endsWith("\n") ? text : text + "\n";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns a name for a class, which is not that of the main one and begins with a letter. */
    private static String taskClass(String name) {
        String joined = WORD.matcher(name)
                .results()
                .map(MatchResult::group)
                .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
                .collect(Collectors.joining())
                .replaceFirst("^[0-9]+", "");
        return joined.isEmpty() || joined.equals(MAIN) ? "Task" : joined;
    }
}
