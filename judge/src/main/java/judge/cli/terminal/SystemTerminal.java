package judge.cli.terminal;

import java.io.BufferedOutputStream;
import java.io.Console;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The terminal or the pipes that the process was started with. */
public final class SystemTerminal {

    private static final int BUFFER_BYTES = 8192;
    private static final Path DESCRIPTORS = Path.of("/proc/self/fd");
    private static final Pattern ROWS_AND_COLUMNS = Pattern.compile("\\d+ (\\d+)\\s*");

    private SystemTerminal() {}

    /** The process's own streams; what they write is UTF-8 in any locale. */
    public static Terminal open() {
        boolean interactive = isTerminal("1") && isTerminal("2");
        return new Terminal(
                System.in,
                utf8(FileDescriptor.out),
                utf8(FileDescriptor.err),
                interactive,
                interactive ? columns() : Terminal.DEFAULT_COLUMNS,
                System.getenv(),
                interactive && isTerminal("0") ? Optional.of(new ConsoleKeyboard()) : Optional.empty());
    }

    /** The console is opened when somebody is asked: that takes long where Java edits lines by itself. */
    private static final class ConsoleKeyboard implements Keyboard {

        @Override
        public Optional<String> line() {
            return Optional.ofNullable(System.console()).map(Console::readLine);
        }

        @Override
        public Optional<String> secret() {
            return Optional.ofNullable(System.console())
                    .map(Console::readPassword)
                    .map(String::new);
        }
    }

    private static PrintStream utf8(FileDescriptor descriptor) {
        return new PrintStream(
                new BufferedOutputStream(new FileOutputStream(descriptor), BUFFER_BYTES), true, StandardCharsets.UTF_8);
    }

    /** {@code System.console()} does not help: it depends on standard input too, and since JDK 22 it always exists. */
    private static boolean isTerminal(String descriptor) {
        try {
            String device =
                    Files.readSymbolicLink(DESCRIPTORS.resolve(descriptor)).toString();
            return device.startsWith("/dev/pts/") || device.startsWith("/dev/tty") || device.equals("/dev/console");
        } catch (IOException e) {
            return testSaysTerminal(descriptor);
        }
    }

    /** Asks {@code test}, for systems without /proc; the child process inherits our descriptors. */
    private static boolean testSaysTerminal(String descriptor) {
        try {
            return new ProcessBuilder("test", "-t", descriptor)
                            .inheritIO()
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static int columns() {
        try {
            Process stty = new ProcessBuilder("stty", "size")
                    .redirectInput(new File("/dev/tty"))
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            Matcher size = ROWS_AND_COLUMNS.matcher(
                    new String(stty.getInputStream().readAllBytes(), StandardCharsets.US_ASCII));
            boolean ended = stty.waitFor(1, TimeUnit.SECONDS);
            return ended && size.matches() && Integer.parseInt(size.group(1)) > 0
                    ? Integer.parseInt(size.group(1))
                    : Terminal.DEFAULT_COLUMNS;
        } catch (IOException e) {
            return Terminal.DEFAULT_COLUMNS;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Terminal.DEFAULT_COLUMNS;
        }
    }
}
