package judge;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What a judge has left on this machine, kept apart from what other judges do at the same time: everything that it
 * starts sees a folder of class files that is named after the judge's own process, in its arguments or among its
 * mounts.
 */
public final class Remnants {

    private Remnants() {}

    /** Processes of the judge with the given id that are still there, each with its command line; itself left out. */
    public static List<String> processes(long judge) throws IOException {
        List<String> found = new ArrayList<>();
        try (DirectoryStream<Path> processes = Files.newDirectoryStream(Path.of("/proc"), "[0-9]*")) {
            for (Path process : processes) {
                long pid = Long.parseLong(process.getFileName().toString());
                String line = text(process.resolve("cmdline")).replace('\0', ' ');
                boolean of = line.contains(mark(judge))
                        || text(process.resolve("mountinfo")).contains(mark(judge));
                if (of && pid != judge && pid != ProcessHandle.current().pid()) {
                    found.add(pid + " " + line);
                }
            }
        }
        return found;
    }

    /** Mounts of the host that the judge with the given id has left. */
    public static List<String> mounts(long judge) throws IOException {
        return Files.readString(Path.of("/proc/self/mountinfo"))
                .lines()
                .filter(line -> line.contains(mark(judge)))
                .toList();
    }

    /** Temporary folders of the judge with the given id. */
    public static List<Path> folders(long judge) throws IOException {
        List<Path> found = new ArrayList<>();
        Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(temporary, mark(judge) + "*")) {
            folders.forEach(found::add);
        }
        return found;
    }

    private static String mark(long judge) {
        return "judge-classes-" + judge + "-";
    }

    /** Empty where the process has ended or may not be read by us. */
    private static String text(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return "";
        }
    }
}
