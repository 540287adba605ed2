package judge.service.grade;

/** A criterion of a rubric as a teacher has written it: at most so many points. */
public record Wished(String name, double points) {}
