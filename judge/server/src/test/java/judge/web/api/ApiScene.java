package judge.web.api;

import judge.database.BothDatabases;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.web.WebFixture;

/** A server, and the programs of a teacher, of a student, and of somebody who is not known to it. */
final class ApiScene implements AutoCloseable {

    final WebFixture fixture;
    final Viewer teacher;
    final Viewer anna;
    final ApiProgram teaching;
    final ApiProgram learning;
    final ApiProgram nobody;

    ApiScene(BothDatabases on) {
        fixture = new WebFixture(on);
        teacher = fixture.tokenHolder("teacher", SiteRole.TEACHER);
        anna = fixture.tokenHolder("anna", SiteRole.STUDENT);
        teaching = ApiProgram.of(fixture, teacher);
        learning = ApiProgram.of(fixture, anna);
        nobody = ApiProgram.ofNobody(fixture);
    }

    /** The teacher's course {@code algo}, with an assignment {@code a1}. */
    void course(Viewer... students) {
        fixture.course(teacher, "algo", Feedback.FULL, students);
    }

    @Override
    public void close() {
        fixture.close();
    }
}
