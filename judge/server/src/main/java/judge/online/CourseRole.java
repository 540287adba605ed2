package judge.online;

/** What somebody is in one course. */
public enum CourseRole {
    /** Sets assignments and sees everything of the course. */
    TEACHER,
    /** Sees everything of the course, and comments. */
    ASSISTANT,
    /** Hands in. */
    STUDENT
}
