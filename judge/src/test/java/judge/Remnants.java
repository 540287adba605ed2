package judge;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the remnants of a judge on this machine, apart from those of other judges at the same time: each of its
 * processes sees a folder below the judge's own one for temporary files, in its arguments or among its mounts. That
 * folder must have a name that no other folder has.
 */
public final class Remnants {

    private Remnants() {}

    /**
     * Processes of a judge that are still there, each with its command line; itself left out.
     *
     * @param judge its process
     */
    public static List<String> processes(Path temporary, long judge) throws IOException {
        String mark = temporary.getFileName().toString();
        List<String> found = new ArrayList<>();
        try (DirectoryStream<Path> processes = Files.newDirectoryStream(Path.of("/proc"), "[0-9]*")) {
            for (Path process : processes) {
                long pid = Long.parseLong(process.getFileName().toString());
                String line = text(process.resolve("cmdline")).replace('\0', ' ');
                boolean of = line.contains(mark)
                        || text(process.resolve("mountinfo")).contains(mark);
                if (of && pid != judge && pid != ProcessHandle.current().pid()) {
                    found.add(pid + " " + line);
                }
            }
        }
        return found;
    }

    /** Mounts of the host that a judge has left. */
    public static List<String> mounts(Path temporary) throws IOException {
        String mark = temporary.getFileName().toString();
        return Files.readString(Path.of("/proc/self/mountinfo"))
                .lines()
                .filter(line -> line.contains(mark))
                .toList();
    }

    /** Empty where the process has ended meanwhile or is not ours to look at. */
    private static String text(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return "";
        }
    }
}
