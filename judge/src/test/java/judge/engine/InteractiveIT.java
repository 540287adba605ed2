package judge.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import judge.Eventually;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.report.CaseSection;
import judge.report.Report;
import judge.sandbox.dialogue.Dialogue;
import judge.sandbox.kernel.Processors;
import judge.submission.SourceFile;
import judge.submission.Submission;
import org.apache.commons.io.file.PathUtils;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A dialogue in which either side ends first, hangs, floods or closes: each line is a case of one problem. Its
 * validator does what the case says, and tells the submission what to do.
 */
@Order(1)
class InteractiveIT {

    private static final Path TALK = Path.of("judge/src/test/resources/judge/problems/talk");

    /** The validator's action, the submission's action, the verdict, and the subject of the reason. */
    private static final String TABLE =
            """
            ask            yes         AC
            ask            no          WA  validator-rejects
            ask            nothing     WA  validator-rejects
            ask            close       WA  validator-rejects
            ask            crash       RTE killed-by-signal
            ask            three       RTE exit-status
            ask            yes-three   RTE exit-status
            ask            close-crash RTE killed-by-signal
            ask            no-crash    WA  validator-rejects
            ask            no-spin     WA  validator-rejects
            ask            no-read     WA  validator-rejects
            ask            spin        TLE cpu-time-exceeded
            ask            yes-spin    TLE cpu-time-exceeded
            ask            close-all   TLE cpu-time-exceeded
            ask            sleep       TLE wall-time-exceeded
            ask            read        TLE wall-time-exceeded
            ask            close-sleep TLE wall-time-exceeded
            ask            flood       WA  validator-rejects
            ask            yes-and-on  AC
            ask            yes-flood   OLE output-exceeded
            ask            whisper     OLE output-exceeded
            ask            grow        MLE resident-memory-exceeded
            ask            fork        TLE cpu-time-exceeded
            ask            threads     MLE processes-exceeded
            ask            fill        OLE scratch-exceeded
            ask            peek        AC
            ask            child-holds AC
            ask            child-says  WA  validator-rejects
            ask-to-the-end child-holds AC
            ask-to-the-end yes-and-on  AC
            ask-to-the-end yes-three   RTE exit-status
            eat            flood       OLE output-exceeded
            eat            nothing     WA  validator-rejects
            accept         read        AC
            accept         nothing     AC
            accept         three       RTE exit-status
            accept         crash       RTE killed-by-signal
            accept         spin        TLE cpu-time-exceeded
            accept         sleep       TLE wall-time-exceeded
            accept         yes-and-on  AC
            accept         flood       OLE output-exceeded
            reject         yes         WA  validator-rejects
            reject         spin        WA  validator-rejects
            reject         sleep       WA  validator-rejects
            reject         crash       WA  validator-rejects
            reject         flood       WA  validator-rejects
            fail           yes         JE  checker-failed
            fail           spin        JE  checker-failed
            succeed        yes         JE  checker-failed
            crash          yes         JE  checker-failed
            sleep          yes         JE  checker-hung
            sleep          yes-spin    TLE cpu-time-exceeded
            sleep          read        JE  checker-hung
            sleep          sleep       TLE wall-time-exceeded
            hear           no-read     JE  checker-hung
            sleep          crash       RTE killed-by-signal
            spin           yes         JE  checker-hung
            spin           read        JE  checker-hung
            grow           read        JE  checker-failed
            flood          read        JE  checker-failed
            flood          nothing     JE  checker-failed
            litter         yes         JE  checker-failed
            deafen         yes         JE  checker-hung
            deafen         read        TLE wall-time-exceeded
            beside         yes         AC
            close          read-yes    AC
            send           read-yes    AC
            send           nothing     WA  validator-rejects
            think          yes         AC
            stumble        yes         AC
            stumble        nothing     JE  checker-failed
            stumble        crash       RTE killed-by-signal
            stumble        spin        TLE cpu-time-exceeded
            """;

    private static final JudgingRules USUAL = new JudgingRules(false, true, false);
    private static final JudgingRules TERSE =
            new JudgingRules(false, true, false, CaseJudge.MAX_RUNS, false, 1, true, Optional.empty());

    private static Toolchain toolchain;

    @TempDir
    Path temp;

    @BeforeAll
    static void setsUpAToolchain() throws Exception {
        toolchain = Toolchains.isolated(Integer.MAX_VALUE);
    }

    @AfterAll
    static void closesTheToolchain() throws Exception {
        toolchain.close();
    }

    @Test
    void everyCombinationOfEndsHasItsVerdict() throws Exception {
        verdictsAre(TABLE.lines().toList(), USUAL);
    }

    /**
     * A jury's programs are judged so; of the validators that hang, only those are tried that a look at the pipes
     * decides.
     */
    @Test
    void theSameWhereTheTwoHavePipesToEachOther() throws Exception {
        List<String> lines = TABLE.lines()
                .filter(line -> !hangs(line) || line.startsWith("hear ") || line.matches("sleep +read .*"))
                .toList();
        verdictsAre(lines, TERSE);
    }

    private void verdictsAre(List<String> lines, JudgingRules rules) throws Exception {
        Map<String, CaseSection> cases = new HashMap<>();
        // After a case on which a validator hangs no other one is run: each is a problem, judged beside the others.
        List<List<String>> problems = new ArrayList<>();
        problems.add(lines.stream().filter(line -> !hangs(line)).toList());
        lines.stream().filter(InteractiveIT::hangs).map(List::of).forEach(problems::add);
        ExecutorService threads =
                Executors.newFixedThreadPool(Processors.allowed().size());
        List<Future<Report>> reports = new ArrayList<>();
        for (List<String> some : problems) {
            Problem problem = problem(temp.resolve(String.valueOf(problems.indexOf(some))), some);
            String player = Files.readString(TALK.resolve("player/player.c"));
            reports.add(threads.submit(() -> judged(problem, player, "player.c", rules)));
        }
        threads.shutdown();
        for (Future<Report> report : reports) {
            report.get().cases().forEach(one -> cases.put(one.name(), one));
        }

        assertThat(lines.stream().map(line -> line(line, cases.get(name(line)))))
                .isEqualTo(lines);
    }

    /**
     * The words of the two are relayed only where they are read, or where only a relay can tell whether they are too
     * many, or whether a referee that a busy machine has caught between two states has closed its output.
     */
    @Test
    void whatTheTwoSayIsRelayedOnlyWhereItHasTo() throws Exception {
        String line = "ask no";
        Problem problem = problem(temp.resolve("said"), List.of(line + " WA", "ask yes-flood OLE"));
        boolean direct = Dialogue.Way.quickest() == Dialogue.Way.DIRECT;

        Eventually.until("one that is not relayed", () -> {
            List<CaseSection> cases = revealed(problem);
            assertThat(said(cases, "ask yes-flood")).contains("> yes");
            assertThat(said(cases, line)).matches(text -> text.isEmpty() ? direct : text.contains("> no"));
            return said(cases, line).isEmpty() == direct;
        });
    }

    private static List<CaseSection> revealed(Problem problem) throws Exception {
        JudgingRules revealing = new JudgingRules(true, true, false, 1, false, 1, true, Optional.empty());
        return judged(problem, Files.readString(TALK.resolve("player/player.c")), "player.c", revealing)
                .cases();
    }

    /** The message may be about a secret case, and is what the submission has read. */
    @Test
    void whatTheValidatorTellsTheSubmissionIsNotShownAsItsMessage() throws Exception {
        Reason rejected = reason("refuse yes WA");
        Reason failed = reason("fail yes JE");

        assertThat(rejected.parameters().get("message")).isEqualTo("");
        assertThat(failed.parameters().get("message")).asString().doesNotContain("yes");
    }

    @Test
    void whoSaidNothingIsToldOfThatFirst() throws Exception {
        Messages english = Messages.in(DisplayLanguage.EN);

        assertThat(english.sentence(reason("ask nothing WA")))
                .startsWith("printed nothing; the problem's own validator");
        assertThat(english.sentence(reason("ask no WA"))).startsWith("the problem's own validator");
        assertThat(english.sentence(reason("reject sleep WA"))).startsWith("the problem's own validator");
    }

    @Test
    void whoWaitsInATalkIsToldOfItsBuffer() throws Exception {
        assertThat(reason("ask read TLE").hints()).extracting(Hint::code).containsExactly("talk-waits");
    }

    @Test
    void whoDoesNotReadWhatIsThereIsToldOfThat() throws Exception {
        assertThat(reason("flood sleep TLE").hints()).extracting(Hint::code).containsExactly("talk-unread");
    }

    private Reason reason(String line) throws Exception {
        Problem problem = problem(temp.resolve(line.replace(' ', '-')), List.of(line));
        return judged(problem, Files.readString(TALK.resolve("player/player.c")), "player.c", USUAL)
                .cases()
                .get(0)
                .reason();
    }

    private static String said(List<CaseSection> cases, String line) {
        return cases.stream()
                .filter(one -> one.name().equals(name(line)))
                .map(CaseSection::output)
                .map(output -> output == null ? "" : output.text())
                .findFirst()
                .orElseThrow();
    }

    private static boolean hangs(String line) {
        return line.endsWith("checker-hung");
    }

    private static String line(String line, CaseSection found) {
        String[] words = line.strip().split(" +");
        String reason = found.reason() == null ? "" : found.reason().code().code();
        return "%-14s %-11s %-3s %s"
                .formatted(words[0], words[1], found.verdict(), reason)
                .stripTrailing();
    }

    private static String name(String line) {
        String[] words = line.strip().split(" +");
        return "secret/" + words[0] + "--" + words[1];
    }

    private static Problem problem(Path folder, List<String> lines) throws Exception {
        PathUtils.copyDirectory(TALK, folder);
        for (String line : lines) {
            String[] words = line.strip().split(" +");
            Files.writeString(folder.resolve("data/" + name(line) + ".in"), words[0] + " " + words[1] + "\n");
            Files.writeString(folder.resolve("data/" + name(line) + ".ans"), "");
        }
        return PackageReader.read(folder);
    }

    private static Report judged(Problem problem, String source, String file, JudgingRules rules) throws Exception {
        Submission submission = Submission.of(
                "anna",
                "anna",
                problem.id(),
                List.of(new SourceFile(file, source.getBytes(StandardCharsets.UTF_8))),
                problem.limits().codeBytes());
        return new LocalJudge(toolchain, rules).judge(submission, problem);
    }
}
