package judge.service.course;

/** A problem of an assignment, and what it is worth there. */
public record ProblemPoints(String id, double points) {}
