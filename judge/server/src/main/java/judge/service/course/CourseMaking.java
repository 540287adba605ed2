package judge.service.course;

import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.database.Tables;
import judge.online.Access;
import judge.online.Access.Action;
import judge.online.Course;
import judge.online.CourseRole;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.access.Audit;
import judge.service.access.Authorization;

/** Courses made or renamed within a transaction. */
record CourseMaking(Clock clock, Authorization entry, Audit audit) {

    /** Makes a course, with the viewer as its teacher, or gives it another name. */
    Course put(Tables tables, Viewer viewer, String slug, String name) {
        Optional<Course> there = tables.courses().find(slug);
        if (there.isEmpty()) {
            entry.site(viewer, Action.CREATE_COURSE);
            return add(tables, viewer, slug, name);
        }
        requireFreeOrOwn(tables, viewer, slug);
        tables.courses().rename(there.get().id(), name);
        audit.note(tables, viewer, "course-renamed", "course " + slug, name);
        return tables.courses().find(slug).orElseThrow();
    }

    /**
     * Requires that a course's name is free or the viewer's own. Users who could make a course learn that the name is
     * taken; for all others somebody else's course is not there.
     */
    private void requireFreeOrOwn(Tables tables, Viewer viewer, String slug) {
        try {
            entry.course(tables, viewer, slug, Action.EDIT_COURSE);
        } catch (Refusal refusal) {
            if (refusal.kind() == Refusal.Kind.NOT_FOUND && Access.may(viewer, Action.CREATE_COURSE)) {
                throw taken(slug);
            }
            throw refusal;
        }
    }

    /** Makes a course, with the viewer as its teacher, under the first of some names for addresses that is free. */
    Course make(Tables tables, Viewer viewer, List<String> slugs, String name) {
        entry.site(viewer, Action.CREATE_COURSE);
        String slug = slugs.stream()
                .filter(one -> tables.courses().find(one).isEmpty())
                .findFirst()
                .orElseThrow(() -> taken(slugs.get(0)));
        return add(tables, viewer, slug, name);
    }

    /** Adds a course. If another user has just made it, the database refuses, and the transaction begins again. */
    private Course add(Tables tables, Viewer viewer, String slug, String name) {
        Course made = tables.courses().add(slug, name, clock.instant());
        tables.courses().enroll(made.id(), viewer.person(), CourseRole.TEACHER, null, clock.instant());
        audit.note(tables, viewer, "course-made", "course " + slug, name);
        return made;
    }

    private static Refusal taken(String slug) {
        return Refusal.conflict("course-taken", Map.of("course", slug));
    }
}
