package judge.render;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import judge.intake.Zips;

/**
 * A class that is made from the submissions and the typical mistakes that ship: fifty contestants come in each of the
 * layouts that platforms have. What one contestant hands in, others do too, so that little has to be judged.
 */
final class ClassOf300 {

    static final String PROBLEM = "noip2009sudoku";
    static final int SIZE = 300;
    static final int GROUP = 50;

    /** The first layouts have names of files that no other layout has. */
    private static final int OWN_NAMES = 3;

    private static final int FEW = 4;
    private static final Path SHIPPED = Path.of("solutions");
    private static final Path JURY = Path.of("problems", PROBLEM, "submissions");
    private static final Charset GBK = Charset.forName("GBK");
    private static final String SURNAMES = "赵钱孙李周吴郑王冯陈褚卫蒋沈韩";
    private static final String GIVEN_NAMES = "伟芳娜敏静磊军洋勇艳杰涛明超霞平刚桂英";

    /** A submission and its verdict for the cases that the class is given. */
    record Program(String origin, byte[] source, String verdict) {}

    private final List<Program> programs;
    private final Map<String, Program> handedIn = new TreeMap<>();

    ClassOf300() {
        programs = List.of(
                shipped("lowbit-mask", "AC"),
                shipped("off-by-one-weight", "WA"),
                shipped("forgets-minus-one", "WA"),
                shipped("first-completion", "WA"),
                shipped("wrong-file-name", "NO"),
                shipped("throws-exception", "RTE"),
                shipped("compile-error", "CE"),
                jury("wrong_answer/WeightsByDiamond.java", "WA"),
                jury("wrong_answer/LowestScore.java", "WA"),
                inGbk(shipped("lowbit-mask", "AC")),
                inGbk(shipped("forgets-minus-one", "WA")));
    }

    private static Program shipped(String contestant, String verdict) {
        return new Program(
                contestant, bytes(SHIPPED.resolve(contestant).resolve(PROBLEM).resolve("Main.java")), verdict);
    }

    private static Program jury(String path, String verdict) {
        return new Program(path, bytes(JURY.resolve(path)), verdict);
    }

    /** The program as an editor on Chinese Windows saves it. */
    private static Program inGbk(Program program) {
        String text = "// 靶形数独，作者：张三\n" + new String(program.source(), StandardCharsets.UTF_8);
        return new Program(program.origin() + " in GBK", text.getBytes(GBK), program.verdict());
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** One contestant for each source there is, which is another one where its file is called otherwise. */
    static List<String> different(Path solutions) throws IOException {
        Map<String, String> contestants = new TreeMap<>();
        try (var files = Files.walk(solutions)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path path = solutions.relativize(file);
                String content = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
                contestants.putIfAbsent(
                        path.subpath(2, path.getNameCount()) + "\n" + content,
                        path.getName(0).toString());
            }
        }
        return List.copyOf(contestants.values());
    }

    /** Returns the submissions, by the names that the contestants have after everything has been imported. */
    Map<String, Program> handedIn() {
        return handedIn;
    }

    /** The programs, all different. */
    static String name(int number) {
        int given = number / SURNAMES.length();
        return "" + SURNAMES.charAt(number % SURNAMES.length())
                + GIVEN_NAMES.charAt(given % GIVEN_NAMES.length())
                + GIVEN_NAMES.charAt((given / GIVEN_NAMES.length() + number) % GIVEN_NAMES.length());
    }

    private Program handIn(int number) {
        // If a layout has its own names of files, each program is a different one: a few of them are enough.
        int group = number / GROUP;
        Program program =
                programs.get((number % (group < OWN_NAMES ? FEW : programs.size()) + FEW * group) % programs.size());
        if (handedIn.put(name(number), program) != null) {
            throw new IllegalStateException("two are called " + name(number));
        }
        return program;
    }

    private static Instant time(int number) {
        return Instant.parse("2026-11-20T08:00:00Z").plusSeconds(number);
    }

    /** Writes what each group hands in below the folder; the files and folders to be imported. */
    List<Path> write(Path folder) throws IOException {
        Files.createDirectories(folder);
        List<Path> sources = new ArrayList<>();
        sources.add(moodle(0, folder.resolve("moodle.zip")));
        sources.add(lemonLime(GROUP, folder.resolve("lemon")));
        sources.add(zipForEach(2 * GROUP, folder.resolve("each.zip")));
        sources.add(gradescope(3 * GROUP, folder.resolve("gradescope.zip")));
        sources.add(classroom(4 * GROUP, folder.resolve("classroom")));
        sources.add(solutions(5 * GROUP, folder.resolve("sorted")));
        return sources;
    }

    /**
     * Names in GBK, which nothing says; what a browser puts behind names; an older attempt of everybody; a document.
     */
    private Path moodle(int first, Path file) {
        Zips zip = Zips.gbk();
        for (int i = first; i < first + GROUP; i++) {
            String place = name(i) + "_" + (70_000 + i) + "_assignsubmission_file_/";
            zip.add(place + "Main.java", "class Main {}")
                    .add(place + "Main (1).java", handIn(i).source(), time(i))
                    .add(place + "说明.docx", "no source");
        }
        return zip.at(file);
    }

    /** Half of them with a folder for the problem. */
    private Path lemonLime(int first, Path folder) throws IOException {
        for (int i = first; i < first + GROUP; i++) {
            Path own = folder.resolve("source").resolve(name(i));
            write(i % 2 == 0 ? own : own.resolve(PROBLEM), PROBLEM + ".java", handIn(i));
        }
        return folder;
    }

    /** A zip, a folder or a file for each student, the zips with names in GBK too. */
    private Path zipForEach(int first, Path file) {
        Zips zip = Zips.gbk();
        for (int i = first; i < first + GROUP; i++) {
            byte[] source = handIn(i).source();
            switch (i % 3) {
                case 0 -> zip.add(
                        name(i) + ".zip",
                        Zips.gbk().add("作业/主程序.java", source, time(i)).bytes(),
                        time(i));
                case 1 -> zip.add(name(i) + "/Main.java", source, time(i));
                default -> zip.add(i % 9 == 8 ? name(i) + ".java" : name(i) + "/Main.java", source, time(i));
            }
        }
        return zip.at(file);
    }

    private Path gradescope(int first, Path file) {
        Zips zip = Zips.utf8();
        StringBuilder names = new StringBuilder("---\n");
        for (int i = first; i < first + GROUP; i++) {
            zip.add(
                    "assignment_1_export/submission_" + i + "/Main.java",
                    handIn(i).source(),
                    time(i));
            names.append("submission_" + i + ":\n  :submitters:\n  - :name: " + name(i) + "\n    :sid: " + i + "\n");
        }
        return zip.add("assignment_1_export/submission_metadata.yml", names.toString())
                .at(file);
    }

    private Path classroom(int first, Path folder) throws IOException {
        for (int i = first; i < first + GROUP; i++) {
            Path repository = folder.resolve("target-sudoku-" + name(i));
            Files.createDirectories(repository.resolve(".git"));
            Files.writeString(repository.resolve("README.md"), "# Target sudoku\n");
            write(repository, "Main.java", handIn(i));
        }
        return folder;
    }

    private Path solutions(int first, Path folder) throws IOException {
        for (int i = first; i < first + GROUP; i++) {
            write(folder.resolve(name(i)).resolve(PROBLEM), "Main.java", handIn(i));
        }
        return folder;
    }

    private static void write(Path folder, String name, Program program) throws IOException {
        Files.createDirectories(folder);
        Files.write(folder.resolve(name), program.source());
    }

    /** The problem without its samples and with three of its easy cases, on which the mistakes show. */
    static Path problems(Path folder) throws IOException {
        Path from = Path.of("problems", PROBLEM);
        Path to = folder.resolve(PROBLEM);
        try (var files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path path = from.relativize(file);
                boolean data = path.startsWith("data") && path.getNameCount() > 2;
                boolean easy = path.toString().matches("data/secret/(0[1-3]\\..*|test_group.yaml)");
                if (!data || easy) {
                    Files.createDirectories(to.resolve(path).getParent());
                    Files.copy(file, to.resolve(path));
                }
            }
        }
        return folder;
    }
}
