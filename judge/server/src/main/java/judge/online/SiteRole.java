package judge.online;

/** The role of a person outside of courses. */
public enum SiteRole {
    /** May do everything that concerns people and the server. */
    ADMIN,
    /** May create courses and bring problems along. */
    TEACHER,
    /** May be in courses. */
    STUDENT
}
