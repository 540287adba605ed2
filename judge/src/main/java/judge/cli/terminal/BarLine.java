package judge.cli.terminal;

import java.io.PrintStream;
import me.tongfei.progressbar.ProgressBarConsumer;

/**
 * The line of a terminal that a progress bar is drawn on. The library's own asks JLine for the width of the terminal,
 * and JLine takes the signals of the process away from the JVM: Ctrl-C would no longer leave whole reports.
 */
public record BarLine(PrintStream terminal, int columns) implements ProgressBarConsumer {

    private static final String TO_START_AND_ERASE = "\r\u001b[K";

    @Override
    public int getMaxRenderedLength() {
        return columns - 1;
    }

    @Override
    public void accept(String rendered) {
        StringBuilder line = new StringBuilder();
        int width = 0;
        for (int point : rendered.codePoints().toArray()) {
            width += DisplayWidth.of(Character.toString(point));
            if (width > getMaxRenderedLength()) {
                break;
            }
            line.appendCodePoint(point);
        }
        terminal.print(TO_START_AND_ERASE + line);
        terminal.flush();
    }

    @Override
    public void clear() {
        terminal.print(TO_START_AND_ERASE);
        terminal.flush();
    }

    @Override
    public void close() {
        clear();
    }
}
