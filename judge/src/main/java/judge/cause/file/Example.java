package judge.cause.file;

import java.util.List;
import java.util.Map;

/**
 * A program with a mistake, and what is to be told of it.
 *
 * @param place file and line of the catalogue
 * @param code of the cause that is told first
 * @param name what is wrong with it; no two of the same {@code at} have the same
 * @param at where it shows
 * @param line that is told, from 1; 0 for none
 * @param options further words: a standard of the language, or how the program fails
 * @param expect what hosts say in another way, as {@code expect.txt} of the zoo has it
 * @param sources path to text
 * @param input where it is not that of the sample
 * @param says what a compiler or a runtime said of it; empty where that is not stored
 */
public record Example(
        String place,
        String code,
        String name,
        At at,
        int line,
        List<String> options,
        List<String> expect,
        Map<String, String> sources,
        String input,
        String says) {

    /** The path of the first source. */
    public String path() {
        return sources.keySet().stream().findFirst().orElse("");
    }

    /** Where mistakes show. */
    public enum At {
        /** It does not compile. */
        COMPILE,
        /** The compiler warns of it. */
        WARNING,
        /** It ends by an exception. */
        RUN,
        /** A sanitizer, or a look at the source, finds it after a failure. */
        SANITIZER,
        /** A look at the source finds it after a failure: in Python. */
        SLIP
    }
}
