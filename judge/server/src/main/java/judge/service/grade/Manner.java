package judge.service.grade;

/** The ways to share the marking of an assignment. */
public enum Manner {
    /** Each problem is one marker's. */
    PROBLEM,
    /** Each group of the course's list is one marker's. */
    GROUP,
    /** One student after the other is the next marker's. */
    TURNS
}
