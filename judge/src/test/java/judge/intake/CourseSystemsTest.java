package judge.intake;

import static judge.intake.IntakeTest.SUM;
import static judge.intake.IntakeTest.leftOut;
import static judge.intake.IntakeTest.taken;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Classes as systems for courses hand them over: names, attempts, and what lies beside. */
class CourseSystemsTest {

    private static final String MAIN = "class Main {}";

    @TempDir
    private Path folder;

    private Plan plan(Zips zip, Optional<String> wanted) throws Exception {
        return IntakeTest.plan(zip.at(folder.resolve("class.zip")), wanted);
    }

    @Test
    void takesWhatMoodleHandsOver() throws Exception {
        Plan plan = plan(
                Zips.utf8()
                        .add("张三_12345_assignsubmission_file_/Main (1).java", MAIN)
                        .add("李四_12346_assignsubmission_file_Main.java", MAIN)
                        .add(
                                "王五_12347_assignsubmission_file_/work.zip",
                                Zips.gbk().add("作业/主程序.java", MAIN).bytes(),
                                Instant.EPOCH)
                        .add("李四_12346_assignsubmission_onlinetext_/onlinetext.html", "x"),
                SUM);

        assertThat(taken(plan))
                .containsExactlyInAnyOrder(
                        "张三/sum [Main (1).java]", // the browser's own name for a second download
                        "李四/sum [Main.java]",
                        "王五/sum [work/作业/主程序.java]");
        assertThat(leftOut(plan)).containsExactly("李四_12346_assignsubmission_onlinetext_/onlinetext.html NO_SOURCE");
    }

    @Test
    void callsWhoHasNoNameByTheNumberAlsoAlone() throws Exception {
        for (String name : List.of("Participant", "Teilnehmer_in", "参与者")) {
            Plan plan = plan(Zips.utf8().add(name + "_9001_assignsubmission_file_/Main.java", MAIN), SUM);

            assertThat(taken(plan)).containsExactly(name + "_9001/sum [Main.java]");
        }
    }

    @Test
    void keepsTwoOfTheSameNameApart() throws Exception {
        Plan plan = plan(
                Zips.utf8()
                        .add("张伟_1_assignsubmission_file_/Main.java", MAIN)
                        .add("张伟_2_assignsubmission_file_/Main.java", MAIN)
                        .add("anna_3_assignsubmission_file_/Main.java", MAIN),
                SUM);

        List<String> taken = taken(plan);
        assertThat(taken).containsExactly("anna/sum [Main.java]", "张伟_1/sum [Main.java]", "张伟_2/sum [Main.java]");
    }

    @Test
    void takesWhatAGroupHandedInForEachOfItAndKeepsNamesakesApart() throws Exception {
        String metadata =
                """
                ---
                submission_1:
                  :submitters:
                  - :name: Ann Lee
                    :sid: '1001'
                    :email: ann@x.edu
                  - :sid: '1002'
                    :name: 'Dan O''Neil'
                  :results:
                    tests:
                    - name: Test 1
                submission_2:
                  :submitters:
                    - :name: "Bob \\"B\\" Ray"
                      :sid: '1003'
                  :name: no submitter
                submission_3:
                  :submitters:
                  - :name: Ann Lee
                    :sid: ''
                    :email: ann2@x.edu
                """;

        Plan plan = plan(
                Zips.utf8()
                        .add("export/submission_metadata.yml", metadata)
                        .add("export/submission_1/main.c", "1")
                        .add("export/submission_2/main.c", "2")
                        .add("export/submission_3/main.c", "3"),
                SUM);

        assertThat(taken(plan))
                .containsExactlyInAnyOrder(
                        "Ann Lee_1001/sum [main.c]",
                        "Ann Lee_ann2@x.edu/sum [main.c]",
                        "Bob \"B\" Ray/sum [main.c]",
                        "Dan O'Neil/sum [main.c]");
        assertThat(plan.leftOut()).isEmpty();
    }

    /** Somebody who hands in such a file says nothing of others. */
    @Test
    void takesTheNamesOfGradescopeFromTheExportAlone() throws Exception {
        String stolen = "submission_1:\n  :submitters:\n  - :name: Eve\n";
        String real = "submission_1:\n  :submitters:\n  - :name: Ann\nsubmission_2:\n  :submitters:\n  - :name: Eve\n";

        Plan plan = plan(
                Zips.utf8()
                        .add("export/submission_metadata.yml", real)
                        .add("export/submission_1/Main.java", MAIN)
                        .add("export/submission_2/Main.java", MAIN)
                        .add("export/submission_2/submission_metadata.yml", stolen),
                SUM);

        assertThat(taken(plan)).containsExactly("Ann/sum [Main.java]", "Eve/sum [Main.java]");
    }

    @Test
    void takesAnExportOfGradescopeWithTheNamesOfItsMetadata() throws Exception {
        Plan plan = plan(
                Zips.utf8()
                        .add(
                                "assignment_7_export/submission_metadata.yml",
                                "---\nsubmission_101:\n  :submitters:\n  - :name: Anna Müller\n    :sid: '1'\n  "
                                        + ":score: 3\n"
                                        + "submission_102:\n  :submitters:\n  - :name: \"张三\"\n    :email: x@y\n")
                        .add("assignment_7_export/submission_101/Main.java", MAIN)
                        .add("assignment_7_export/submission_102/Main.java", MAIN),
                SUM);

        assertThat(taken(plan)).containsExactly("Anna Müller/sum [Main.java]", "张三/sum [Main.java]");
    }

    /** The second number is of the file, so that each file has another one. */
    @Test
    void takesWhatCanvasHandsOver() throws Exception {
        Plan plan = plan(
                Zips.utf8()
                        .add("annlee_LATE_12_345_Main.java", MAIN)
                        .add("annlee_LATE_12_346_Help.java", MAIN)
                        .add(
                                "zhang三_13_350_work.zip",
                                Zips.utf8().add("Main.java", MAIN).bytes(),
                                Instant.EPOCH)
                        .add("joe_14_351_Main.java", MAIN)
                        .add("joe_15_352_Main.java", MAIN)
                        .add("LATE_anon_Ab3x5_353_Main.java", MAIN)
                        .add("kim_16_text.html", "x"),
                SUM);

        assertThat(taken(plan))
                .containsExactly(
                        "annlee/sum [Help.java, Main.java]",
                        "anon_Ab3x5/sum [Main.java]",
                        "joe_14/sum [Main.java]",
                        "joe_15/sum [Main.java]",
                        "zhang三/sum [work/Main.java]");
        assertThat(taken(plan(Zips.utf8().add("annlee_12_345_sum.cpp", MAIN), Optional.empty())))
                .containsExactly("annlee/sum [sum.cpp]");
    }

    /** Canvas renames what is handed in again; a header or a module would not be found. */
    @Test
    void takesAwayTheNumberThatCanvasPutsBehindANameThatIsHandedInAgain() throws Exception {
        Plan plan = plan(
                Zips.utf8()
                        .add("bea_124_4568_main-2.cpp", MAIN)
                        .add("bea_124_4569_helper-2.h", MAIN)
                        .add("bea_124_4570_my-2.util.h", MAIN)
                        .add("bea_124_4571_v-1.2.h", MAIN)
                        .add("car_LATE_125_4570_main-1.py", MAIN)
                        .add("car_LATE_125_4571_util-1.py", MAIN)
                        .add("dan_126_4572_part-1.cpp", MAIN)
                        .add("dan_126_4573_part-2.cpp", MAIN)
                        .add("dan_126_4574_part.h", MAIN),
                SUM);

        assertThat(taken(plan))
                .containsExactly(
                        "bea/sum [helper.h, main.cpp, my.util.h, v-1.2.h]",
                        "car/sum [main.py, util.py]",
                        "dan/sum [part-1.cpp, part-2.cpp, part.h]");
    }

    @Test
    void leavesNamesThatOnlyResembleThoseOfCanvasAsTheyAre() throws Exception {
        Zips zip = Zips.utf8()
                .add("anna/lab_1_2_x.cpp", MAIN)
                .add("anna/a.cpp", MAIN)
                .add("bert/b.cpp", MAIN);

        assertThat(taken(plan(zip, SUM))).containsExactly("anna/sum [a.cpp, lab_1_2_x.cpp]", "bert/sum [b.cpp]");
    }

    @Test
    void takesWhatBlackboardHandsOver() throws Exception {
        String old = "Home_work 1_ann_lee_attempt_2026-11-03-09-00-00";
        String newer = "Home_work 1_ann_lee_attempt_2026-11-04-10-00-00";
        Plan plan = plan(
                Zips.utf8()
                        .add(newer + "_Main.java", MAIN)
                        .add(newer + "_Help.java", MAIN)
                        .add(newer + ".txt", "Name: Ann Lee (ann_lee)")
                        .add(old + "_Main.java", MAIN)
                        .add(
                                "Home_work 1_bob_attempt_2026-11-03-09-00-00_work.zip",
                                Zips.utf8().add("Main.java", MAIN).bytes(),
                                Instant.EPOCH),
                SUM);

        assertThat(taken(plan)).containsExactly("ann_lee/sum [Help.java, Main.java]", "bob/sum [work/Main.java]");
        assertThat(leftOut(plan)).contains("ann_lee/sum/" + old + " OLDER_ATTEMPT");
    }

    @Test
    void takesWhatBrightspaceHandsOver() throws Exception {
        Plan plan = plan(
                Zips.utf8()
                        .add("1234-5678 - Ann Lee - Nov 3, 2026 9-00 AM/Main.java", MAIN)
                        .add("1234-5678 - Ann Lee - Nov 3, 2026 9-00 AM/Help.java", MAIN)
                        .add("1234-5678 - Ann Lee - Nov 2, 2026 1130 PM/Main.java", MAIN)
                        .add("1235-5678 - 张三 - 2026年11月3日 0900 - Main.java", MAIN)
                        .add("1235-5678 - 张三 - 2026年11月3日 0900 - Help.java", MAIN)
                        .add("index.html", "x"),
                SUM);

        List<String> taken = taken(plan);
        assertThat(taken).containsExactly("Ann Lee/sum [Help.java, Main.java]", "张三/sum [Help.java, Main.java]");
        assertThat(leftOut(plan)).contains("Ann Lee/sum/1234-5678 - Ann Lee - Nov 2, 2026 1130 PM OLDER_ATTEMPT");
    }
}
