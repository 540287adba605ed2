package judge.service.course;

import judge.online.CourseRole;
import judge.online.Member;
import judge.online.Person;
import org.jspecify.annotations.Nullable;

/**
 * A member of a course.
 *
 * @param rosterId as the school's list has it; null: came by the link, or was put in by hand
 * @param group as the school's list has it; null: no list has said one
 * @param mustChange whether the first password has not been changed yet
 * @param disabled whether the account cannot be used
 */
public record MemberView(
        long person,
        String login,
        String name,
        CourseRole role,
        @Nullable String rosterId,
        @Nullable String group,
        boolean mustChange,
        boolean disabled) {

    static MemberView of(Person person, Member member) {
        return new MemberView(
                person.id(),
                person.login(),
                person.name(),
                member.role(),
                member.rosterId(),
                member.rosterGroup(),
                person.mustChange(),
                person.disabled() != null);
    }
}
