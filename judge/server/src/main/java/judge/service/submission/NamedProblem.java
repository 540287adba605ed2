package judge.service.submission;

import java.util.Map;

/** A problem of an assignment by its slugs and names; {@code titles}: by language code. */
public record NamedProblem(
        String course,
        String courseName,
        String assignment,
        String assignmentName,
        String problem,
        Map<String, String> titles) {}
