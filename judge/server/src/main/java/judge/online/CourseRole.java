package judge.online;

/** The role of a person in one course. */
public enum CourseRole {
    /** Sets assignments and sees everything of the course. */
    TEACHER,
    /** Sees everything of the course, and comments. */
    ASSISTANT,
    /** Hands in. */
    STUDENT
}
