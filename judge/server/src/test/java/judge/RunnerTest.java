package judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.cli.server.ServerCommands;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The arguments that {@code runner.sh} hands to the judge: it stands in a project whose JDK prints its arguments, one a
 * line.
 */
@DisabledOnOs(OS.WINDOWS)
class RunnerTest {

    private final Path project;

    RunnerTest(@TempDir Path temp) throws IOException {
        project = temp.toRealPath().resolve("my judge");
        for (String module : List.of("judge", "judge/server")) {
            Files.createDirectories(project.resolve(module).resolve("src/main"));
            Files.createFile(project.resolve(module).resolve("pom.xml"));
        }
        Files.createDirectories(project.resolve("judge/target"));
        Files.createFile(project.resolve("pom.xml"));
        Files.createFile(project.resolve("judge/target/judge.jar"));
        script("runner.sh", Files.readString(Path.of("runner.sh")));
        script("judge/class-archive.sh", "");
        script("jdk/bin/javac", "");
        script("jdk/bin/java", "#!/bin/sh\nprintf '%s\\n' \"$@\"\n");
        Files.writeString(project.resolve("jdk/release"), "JAVA_VERSION=\"17.0.1\"\n");
        script("bin/bwrap", "");
    }

    @Test
    void tellsTheCommandAsItWasTyped() throws Exception {
        assertThat(handedOver(project, "./runner.sh", "doctor")).contains("-Djudge.command=./runner.sh", "doctor");
        assertThat(handedOver(project.resolve("judge"), "../runner.sh")).contains("-Djudge.command=../runner.sh");
    }

    @Test
    void givesEachCommandOfTheServerTheLibrariesThatLieBesideTheJar() throws Exception {
        Set<String> commands = new ServerCommands().commands().keySet();
        assertThat(commands).contains("serve", "migrate");
        for (String command : commands) {
            boolean needs = !command.equals("submit"); // It only talks to a server.
            assertThat(handedOver(project, "./runner.sh", command).contains("-cp"))
                    .as(command)
                    .isEqualTo(needs);
        }
    }

    @Test
    void tellsAnAbsolutePathWithItsBlanks() throws Exception {
        String typed = project.resolve("runner.sh").toString();

        assertThat(handedOver(Path.of("/"), typed)).contains("-Djudge.command=" + typed);
    }

    @Test
    void tellsACommandThatCanBeTypedWhereTheShellWasGivenTheBareName() throws Exception {
        assertThat(handedOver(project, "sh", "runner.sh")).contains("-Djudge.command=./runner.sh");
    }

    @Test
    void tellsTheFolderOfTheProjectFromWhereverItIsCalled() throws Exception {
        String home = "-Djudge.home=" + project;

        assertThat(handedOver(project, "./runner.sh")).contains(home);
        assertThat(handedOver(project, "sh", "runner.sh")).contains(home);
        assertThat(handedOver(project.resolve("judge/src"), "../../runner.sh")).contains(home);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void opensTheLibrariesOfAServerForEachCommandThatNeedsADatabaseAndForNoOther(String command, boolean database)
            throws Exception {
        script("judge/target/server/a database.jar", "");

        List<String> handed = handedOver(project, "./runner.sh", command);

        String jar = project + "/judge/target/judge.jar";
        if (database) {
            assertThat(handed).containsSequence("-cp", jar + ":" + project + "/judge/target/server/a database.jar");
            assertThat(handed).containsSequence("judge.Main", command);
        } else {
            assertThat(handed).containsSequence("-jar", jar, command);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"--lang zh serve", "--lang=zh --color never restore", "--color=always --lang zh account"})
    void findsTheCommandBehindOptionsThatAllHave(String typed) throws Exception {
        script("judge/target/server/a database.jar", "");

        assertThat(handedOver(project, ("./runner.sh " + typed).split(" ")))
                .contains("judge.Main")
                .doesNotContain("-jar");
    }

    /** Each command of the help, and whether it has a database. */
    private static Stream<Arguments> commands() {
        return Pattern.compile("(?m)^  ([a-z-]+)  ")
                .matcher(printed("--help"))
                .results()
                .map(line -> line.group(1))
                .map(command -> Arguments.of(command, printed(command, "--help").contains(" --db=")));
    }

    private static String printed(String... arguments) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
            Main.run(arguments, out, out);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    @Test
    void saysWhatAServerWaitsForAtItsFirstStartAndNothingLater() throws Exception {
        script("judge/target/server/a database.jar", "");
        script("judge/class-archive.sh", "echo makes it\n: >\"$3\"\n");

        assertThat(handedOver(project, "./runner.sh", "serve"))
                .startsWith(
                        "runner.sh: preparing quick starts of the server, once: this takes up to half a minute",
                        "makes it");
        assertThat(handedOver(project, "./runner.sh", "serve").get(0)).startsWith("-X");
        assertThat(handedOver(project, "./runner.sh", "check").get(0)).isEqualTo("makes it");
    }

    @ParameterizedTest
    @CsvSource({
        "LANG=zh_CN.UTF-8, serve, true",
        "LANG=en_US.UTF-8, serve, false",
        "LANG=en_US.UTF-8, serve --lang zh, true",
        "LANG=zh_CN.UTF-8, serve --lang=en, false",
        "LC_ALL=C.UTF-8 LANG=zh_CN.UTF-8, serve, false",
    })
    void speaksTheLanguageThatTheJudgeSpeaks(String environment, String command, boolean chinese) throws Exception {
        script("judge/target/server/a database.jar", "");

        String typed = "env -u LC_ALL -u LC_MESSAGES -u LANG " + environment + " ./runner.sh " + command;
        String said = handedOver(project, typed.split(" ")).get(0);

        assertThat(said).startsWith(chinese ? "runner.sh：正在为服务器的" : "runner.sh: preparing quick starts");
    }

    /** A timer or a service starts the script so. */
    @Test
    void needsNoHomeFolder() throws Exception {
        assertThat(handedOver(project, "env", "-u", "HOME", "./runner.sh", "doctor"))
                .contains("doctor");
    }

    @ParameterizedTest
    @CsvSource({
        "LC_ALL=zh_CN.GBK, zh_CN.GBK C.UTF-8",
        "LANG=zh_CN.UTF-8, zh_CN.UTF-8 C.UTF-8",
        "LANG=C LC_MESSAGES=zh_CN.UTF-8, zh_CN.UTF-8 C.UTF-8",
        "LANG=fr_FR.UTF-8, none none",
        "LC_ALL=C.UTF-8, none C.UTF-8",
    })
    void keepsTheLanguageWhereItChangesTheLocale(String environment, String handed) throws Exception {
        script("jdk/bin/java", "#!/bin/sh\nprintf '%s\\n' \"${JUDGE_LANGUAGE:-none} ${LC_ALL:-none}\"\n");
        script("bin/locale", "#!/bin/sh\n[ $LANG = fr_FR.UTF-8 ] || echo locale: it is not installed >&2\n");

        String typed = "env -u LC_ALL -u LC_CTYPE -u LC_MESSAGES -u LANG " + environment + " ./runner.sh doctor";
        assertThat(handedOver(project, typed.split(" "))).containsExactly(handed);
    }

    @ParameterizedTest
    @ValueSource(strings = {"serve", "check"})
    void givesTheVmNothingThatItWarnsOf(String command) throws Exception {
        List<String> line = new ArrayList<>();
        line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        handedOver(project, "./runner.sh", command).stream()
                .filter(argument -> argument.startsWith("-X"))
                .forEach(line::add);
        line.add("-version");

        Process vm = new ProcessBuilder(line).redirectErrorStream(true).start();

        assertThat(new String(vm.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .contains("version")
                .doesNotContainIgnoringCase("warning");
    }

    @Test
    void buildsWhereNothingHasBeenBuiltYet() throws Exception {
        Files.delete(project.resolve("judge/target/judge.jar"));
        script("mvnw", "echo \"$@\" >built; touch judge/target/judge.jar\n");

        handedOver(project, "./runner.sh", "doctor");

        assertThat(project.resolve("built")).content().contains("package");
    }

    @Test
    void testRunsTheFirstLaneAndTestAllBoth() throws Exception {
        script("mvnw", "printf '%s\\n' \"$@\"\n");
        for (String program : List.of("g++", "python3", "chromium", "initdb", "nginx", "git")) {
            script("bin/" + program, "");
        }

        assertThat(handedOver(project, "./runner.sh", "test", "-Dit.test=ZooIT"))
                .containsSequence("verify", "-P", "first-lane")
                .contains("-Dit.test=ZooIT");
        assertThat(handedOver(project, "./runner.sh", "test", "all", "-Dit.test=ZooIT"))
                .contains("verify", "-Dcompile.checked=compile", "-Dit.test=ZooIT")
                .doesNotContain("first-lane", "all");
    }

    @Test
    void testRefusesAnotherWordAndStartsNothing() throws Exception {
        script("mvnw", "echo started\n");

        assertThat(handedOver(project, "./runner.sh", "test", "ZooIT"))
                .containsExactly("runner.sh: test takes nothing, all, or options of Maven such as -Dit.test=ZooIT;"
                        + " not: ZooIT");
    }

    @ParameterizedTest
    @CsvSource({
        "check a.cpp, g++",
        "check a.C, g++",
        "check a.py --problem=sum, python3",
        "check a.java, ''",
        "grade, 'g++ python3'",
        "grade class.zip --solutions=none, 'g++ python3'",
        "--lang zh grade, 'g++ python3'",
        "--lang zh --color=never check a.cpp, g++",
        "--color never, 'g++ python3'",
        "--lang zh --help, ''",
        "--version, ''",
        "--lang zh doctor, ''",
        "doctor, ''",
        "serve --port=8080, 'g++ python3'",
        "serve --no-judge, ''",
        "serve --help, ''",
        "worker, 'g++ python3'",
    })
    void installsALanguageWhereSomebodyHasWrittenInItOrMayAskAServer(String command, String installed)
            throws Exception {
        script("solutions/anna/sum/Main.java", "");
        script("solutions/anna/sum/a.cc", "");
        script("solutions/anna/sum/deep/b.py", "");
        script("class.zip", "PK....anna/sum/x.cpp....");
        bareHost("[ \"$1\" != install ] || for last; do :; done\n" + "[ \"$1\" != install ] || echo \"$last\" >>'"
                + project + "/installed'\n");

        assertThat(answer(command)).startsWith("0 ");

        Path list = project.resolve("installed");
        assertThat(Files.exists(list) ? String.join(" ", Files.readAllLines(list)) : "")
                .isEqualTo(installed);
    }

    @Test
    void saysInASentenceThatACompilerCouldNotBeInstalled() throws Exception {
        script("a.cpp", "");
        bareHost("[ \"$1\" != install ] || { echo 'E: Temporary failure resolving'; exit 100; }\n");

        assertThat(answer("check a.cpp"))
                .as("the judge tells the rest")
                .startsWith("0 ")
                .contains("apt-get could not install g++, as it says above", "run this again");
        assertThat(answer("check a.cpp --lang zh")).contains("未能安装 g++");
    }

    /** The host's tools are only those that the script needs: no compiler is there. */
    private void bareHost(String aptGet) throws IOException {
        for (String tool : List.of("sh", "grep", "id", "find")) {
            script("bin/" + tool, "#!/bin/sh\nexec /bin/" + tool + " \"$@\"\n");
        }
        script("bin/uname", "#!/bin/sh\necho Linux\n");
        script("bin/readlink", "#!/bin/sh\necho \"$2\"\n");
        script("bin/sudo", "#!/bin/sh\n[ \"$1\" = -n ] || \"$@\"\n");
        script("bin/env", "#!/bin/sh\nshift\n\"$@\"\n");
        script("bin/apt-get", "#!/bin/sh\n" + aptGet);
    }

    /** Returns the exit status, and what was printed. */
    private String answer(String command) throws Exception {
        List<String> line = new ArrayList<>(List.of("/bin/sh", "runner.sh"));
        line.addAll(List.of(command.split(" ")));
        ProcessBuilder builder = new ProcessBuilder(line).directory(project.toFile());
        builder.environment().put("JAVA_HOME", project.resolve("jdk").toString());
        builder.environment().put("PATH", project.resolve("bin").toString());
        Process process = builder.redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return process.waitFor() + " " + said;
    }

    private List<String> handedOver(Path from, String... command) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command).directory(from.toFile());
        builder.environment().put("JAVA_HOME", project.resolve("jdk").toString());
        builder.environment().put("LC_ALL", "C.UTF-8");
        builder.environment().merge("PATH", project.resolve("bin") + ":", (path, ours) -> ours + path);
        Process process = builder.redirectErrorStream(true).start();
        return process.inputReader(StandardCharsets.UTF_8).lines().toList();
    }

    private void script(String path, String text) throws IOException {
        Path file = project.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        assertThat(file.toFile().setExecutable(true)).isTrue();
    }
}
