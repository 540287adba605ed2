package judge.service.submission;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import judge.database.Database;
import judge.digest.Sha256;
import judge.intake.Intake;
import judge.intake.IntakeException;
import judge.intake.LeftOut;
import judge.intake.Plan;
import judge.intake.Taken;
import judge.online.Access.Action;
import judge.online.CourseRole;
import judge.online.Origin;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.roster.Roster;
import judge.roster.Student;
import judge.service.access.Authorization;
import judge.service.access.UnclearNames;
import judge.service.course.Assignments;
import judge.service.course.Assignments.Part;
import judge.service.course.Courses;
import judge.service.course.MemberView;
import judge.submission.SourceFile;
import org.jspecify.annotations.Nullable;

/**
 * The archive of a whole class, as learning platforms hand it over, put into an assignment.
 *
 * @param data the server's folder, in which an archive lies while it is read
 */
public record ClassArchives(
        Database database, Authorization entry, Courses courses, Assignments assignments, HandIn handIn, Path data) {

    /**
     * The result of an archive.
     *
     * @param handed submissions that are queued now
     * @param refused submissions that were not accepted although their owner is clear
     * @param strangers contestants who are not found on the roster, each with a problem
     * @param leftOut files that are no submission, with the reasons
     * @param absent numbers and names of the students of whom nothing was taken
     * @param charsets charsets in which names in the archive were read, except UTF-8
     */
    public record ArchiveResult(
            List<Handed> handed,
            List<Refused> refused,
            List<Handed> strangers,
            List<LeftOut> leftOut,
            List<String> absent,
            Set<String> charsets) {

        public ArchiveResult {
            handed = List.copyOf(handed);
            refused = List.copyOf(refused);
            strangers = List.copyOf(strangers);
            leftOut = List.copyOf(leftOut);
            absent = List.copyOf(absent);
            charsets = Set.copyOf(charsets);
        }
    }

    /**
     * The work that one contestant handed in for a problem.
     *
     * @param contestant the name in the archive; where several students fit, with these
     * @param login the owner's login; null: nobody in the course
     * @param submission its number; null: it was not handed in
     */
    public record Handed(
            String contestant,
            @Nullable String login,
            @Nullable String name,
            String problem,
            List<String> files,
            @Nullable Long submission) {

        public Handed {
            files = List.copyOf(files);
        }
    }

    /** The same with the reason why it was not accepted. */
    public record Refused(Handed handed, Refusal why) {}

    /**
     * Hands in everything whose student and problem are known.
     *
     * @param problem the problem of all files where no path says it
     * @param zip of one of the layouts that {@code import} reads
     * @param charset of names that do not say it; empty: that is to be found out
     * @param sent the sender's name for this request: a second one gets the submissions of the first; null: it has
     *     none
     * @throws Refusal if it is no such archive, or not allowed
     */
    public ArchiveResult put(
            Viewer viewer,
            String course,
            String assignment,
            Optional<String> problem,
            byte[] zip,
            Optional<Charset> charset,
            @Nullable String sent) {
        database.read(tables -> entry.graded(tables, viewer, course, assignment, Action.HAND_IN_FOR));
        Set<String> known = new TreeSet<>();
        assignments.get(viewer, course, assignment).parts().stream()
                .map(Part::slug)
                .forEach(known::add);
        if (problem.isPresent() && !known.contains(problem.get())) {
            throw Refusal.notFound();
        }
        Plan plan = plan(zip, known, problem, charset);
        List<MemberView> students = courses.members(viewer, course).stream()
                .filter(member -> member.role() == CourseRole.STUDENT)
                .toList();
        return handIn(viewer, course, assignment, plan, students, sent);
    }

    private Plan plan(byte[] zip, Set<String> known, Optional<String> problem, Optional<Charset> charset) {
        try {
            Path file = Files.createTempFile(Files.createDirectories(data), "class", ".zip");
            try {
                Files.write(file, zip);
                return Intake.of(file, known, problem, charset);
            } finally {
                Files.delete(file);
            }
        } catch (IntakeException e) {
            throw UnclearNames.refusal(e)
                    .orElseGet(() -> Refusal.invalid(
                            "bad-archive",
                            Map.of(
                                    "path",
                                    e.leftOut().path(),
                                    "leftout",
                                    e.leftOut().cause().word())));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private ArchiveResult handIn(
            Viewer viewer,
            String course,
            String assignment,
            Plan plan,
            List<MemberView> students,
            @Nullable String sent) {
        Map<Student, MemberView> byStudent = new LinkedHashMap<>();
        students.forEach(member -> byStudent.put(
                new Student(Objects.requireNonNullElse(member.rosterId(), member.login()), member.name()), member));
        Roster roster = new Roster(List.copyOf(byStudent.keySet()));
        Map<String, MemberView> byLogin = new HashMap<>();
        students.forEach(member -> byLogin.put(member.login(), member));
        List<Handed> handed = new ArrayList<>();
        List<Refused> refused = new ArrayList<>();
        List<Handed> strangers = new ArrayList<>();
        Set<String> present = new HashSet<>();
        for (Taken one : plan.taken()) {
            Optional<MemberView> member = Optional.ofNullable(byLogin.get(one.contestant()))
                    .or(() -> roster.find(one.contestant()).map(byStudent::get));
            if (member.isEmpty()) {
                strangers.add(
                        new Handed(roster.stranger(one.contestant()), null, null, one.problem(), one.files(), null));
                continue;
            }
            present.add(member.get().login());
            try {
                long submission = handIn.handIn(
                                viewer,
                                course,
                                assignment,
                                one.problem(),
                                sources(one),
                                member.get().login(),
                                Origin.IMPORT,
                                sent == null ? null : key(sent, one))
                        .id();
                handed.add(handed(one, member.get(), submission));
            } catch (Refusal refusal) {
                refused.add(new Refused(handed(one, member.get(), null), refusal));
            }
        }
        List<String> absent = byStudent.entrySet().stream()
                .filter(student -> !present.contains(student.getValue().login()))
                .map(student -> student.getKey().label())
                .toList();
        return new ArchiveResult(handed, refused, strangers, plan.leftOut(), absent, plan.charsets());
    }

    /** Returns the key by which one of the works of an archive is recognized. */
    private static String key(String sent, Taken one) {
        String digest = new Sha256()
                .addText(sent)
                .addText(one.contestant())
                .addText(one.problem())
                .hex();
        return "archive " + digest;
    }

    private static Handed handed(Taken one, MemberView member, @Nullable Long submission) {
        return new Handed(one.contestant(), member.login(), member.name(), one.problem(), one.files(), submission);
    }

    private static List<SourceFile> sources(Taken one) {
        return one.handed().stream()
                .map(file -> new SourceFile(String.join("/", file.path()), file.content()))
                .toList();
    }
}
