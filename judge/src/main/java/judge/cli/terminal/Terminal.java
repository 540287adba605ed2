package judge.cli.terminal;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.Map;
import java.util.Optional;

/**
 * The streams that the commands read from and write to.
 *
 * @param in standard input
 * @param out results, in UTF-8
 * @param err progress, warnings and errors, in UTF-8
 * @param interactive whether a person looks at both outputs
 * @param columns the number of characters that fit on a line
 * @param environment the environment variables
 * @param keyboard the person who can be asked; empty: nobody, as the input is no terminal
 */
public record Terminal(
        InputStream in,
        PrintStream out,
        PrintStream err,
        boolean interactive,
        int columns,
        Map<String, String> environment,
        Optional<Keyboard> keyboard) {

    /** The width in columns where it is not known. */
    public static final int DEFAULT_COLUMNS = 80;

    public Terminal {
        environment = Map.copyOf(environment);
    }

    /** Streams at which nobody can be asked. */
    public Terminal(
            InputStream in,
            PrintStream out,
            PrintStream err,
            boolean interactive,
            int columns,
            Map<String, String> environment) {
        this(in, out, err, interactive, columns, environment, Optional.empty());
    }
}
