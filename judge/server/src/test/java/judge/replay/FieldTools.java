package judge.replay;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import judge.Eventually;

/**
 * Programs that others wrote, which are not part of this one, in a folder of this host under these names: {@code
 * check-api-2026-01} and {@code check-api-2023-06} of ccs-specs, {@code event-feed-util} of icpctools, and DOMjudge's
 * {@code submit}. What is not there is not tried.
 */
final class FieldTools {

    private final Path folder;
    private final Path temp;

    FieldTools(Path folder, Path temp) {
        this.folder = folder;
        this.temp = temp;
    }

    boolean has(String name) {
        return Files.isExecutable(folder.resolve(name));
    }

    /** The result of a tool. */
    record Said(int status, String text) {

        /** The last lines. */
        String end() {
            List<String> lines = text.strip().lines().toList();
            return String.join(" | ", lines.subList(Math.max(0, lines.size() - 3), lines.size()));
        }
    }

    /** Runs one, for somebody who logs in so on this host. */
    Said run(String name, String login, String secret, List<String> arguments)
            throws IOException, InterruptedException {
        Path home = Files.createTempDirectory(temp, "home-");
        Path netrc = Files.writeString(
                home.resolve(".netrc"), "machine 127.0.0.1 login " + login + " password " + secret + "\n");
        Files.setPosixFilePermissions(netrc, PosixFilePermissions.fromString("rw-------"));
        Path said = home.resolve("said");
        List<String> command =
                new ArrayList<>(List.of(folder.resolve(name).toAbsolutePath().toString()));
        command.addAll(arguments);
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(said.toFile());
        builder.directory(home.toFile());
        builder.environment().put("HOME", home.toString());
        Process process = builder.start();
        process.getOutputStream().close();
        if (!process.waitFor(Eventually.HANG.toMinutes(), TimeUnit.MINUTES)) {
            process.destroyForcibly().waitFor();
            throw new IOException(name + " does not end");
        }
        return new Said(process.exitValue(), new String(Files.readAllBytes(said), UTF_8));
    }
}
