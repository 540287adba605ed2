package judge.service;

/** A problem of an assignment, and what it is worth there. */
public record WishedProblem(String id, double points) {}
