package judge.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.file.Files;
import java.nio.file.Path;
import judge.ChildJvm;
import judge.Main;

/** The judge in a process of its own, which forgets what it was told. */
final class JudgeProcess {

    private JudgeProcess() {}

    record Run(int status, String out, String err) {}

    /** Runs it to its end in a folder. */
    static Run run(Path folder, String... arguments) throws Exception {
        Path out = folder.resolve("out.txt");
        Path err = folder.resolve("err.txt");
        Process process = new ProcessBuilder(ChildJvm.of(Main.class, arguments))
                .directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        int status = process.waitFor();
        return new Run(status, Files.readString(out, UTF_8), Files.readString(err, UTF_8));
    }
}
