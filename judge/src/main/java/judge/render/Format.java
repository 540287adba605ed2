package judge.render;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The forms in which a run can be written. */
public enum Format {
    /** Pages for people: the class, and one for each submission. */
    HTML,
    /** Tables for spreadsheets: one row a contestant, and one row a case. */
    CSV,
    /** JUnit XML, as systems for continuous integration read it. */
    JUNIT,
    /** A {@code results.json} for each submission, as Gradescope reads it. */
    GRADESCOPE,
    /** A table for a comment on a pull request. */
    MARKDOWN,
    /** The figures of the class for other programs. */
    JSON;

    /** Returns the format's word on the command line. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The format of the word. */
    public static Optional<Format> of(String word) {
        return Stream.of(values()).filter(format -> format.word().equals(word)).findFirst();
    }
}
