package judge.cause;

import java.util.List;
import java.util.Set;

/**
 * A usual cause of failures, as a block of the catalogue describes it.
 *
 * @param code as reports have it, such as {@code input-not-a-number}
 * @param parameters the names of the values that its hints may have, beside {@code line}
 * @param traits further facts for those who look for causes
 * @param leadsTo codes of what is often said of the rest of a program because of this cause
 * @param said the patterns by which it is known; empty where code finds it
 * @param shown how a source shows it, as docs/explain.md says; empty where it does not, or where code finds it
 * @param english the sentence, with a gap for each parameter
 * @param chinese the same
 */
public record Cause(
        String code,
        List<String> parameters,
        Set<Trait> traits,
        Set<String> leadsTo,
        List<Said> said,
        String shown,
        String english,
        String chinese) {

    public Cause {
        parameters = List.copyOf(parameters);
        traits = Set.copyOf(traits);
        leadsTo = Set.copyOf(leadsTo);
        said = List.copyOf(said);
    }

    /** The facts of which a cause may have some. */
    public enum Trait {
        /** Is often a consequence of an earlier error: it is told only where nothing was told before. */
        CONSEQUENCE,
        /** Makes every line wrong in which the name stands that is its parameter. */
        SPOILS_ITS_NAME,
        /** Says all that there is to say: no small change is tried to find out more. */
        SAYS_ALL
    }

    /**
     * A pattern of what is said where this is the cause.
     *
     * @param by who says it
     * @param rank the place in the order of looking: of the patterns that fit, the least rank counts
     * @param kind of trouble: an exception's class or the compiler's key, as a whole
     * @param place the pattern of the place: the method that was called, or the line of the source; any part of it
     * @param message the pattern of the message; any part of it. Groups that have the name of a parameter become its
     *     value.
     */
    public record Said(Speaker by, int rank, String kind, String place, String message) {}

    /**
     * A message of a runtime or a compiler.
     *
     * @param kind an exception's class or the compiler's key
     * @param place the library's method that the program had called, or the line of the source
     * @param message the message in English
     */
    public record Trouble(String kind, String place, String message) {}

    /** The compilers and runtimes whose words are known. */
    public enum Speaker {
        /** The compiler of C and C++ about classes. */
        GCC_CLASS,
        /** The same about its library and its language: before names are looked up. */
        GCC_USAGE,
        /** The same: what is left after that. */
        GCC,
        /** Its warnings. */
        GCC_WARNING,
        /** The sanitizer for undefined behaviour. */
        UBSAN,
        /** The sanitizer for memory. */
        ASAN,
        /** The compiler of Java. */
        JAVAC,
        /** The Java VM: exceptions. */
        JVM,
        /** The compiler of Python. */
        PYTHON_SYNTAX,
        /** The interpreter of Python: exceptions. */
        PYTHON
    }
}
