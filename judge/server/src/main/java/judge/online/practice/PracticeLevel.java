package judge.online.practice;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The level of a problem, the easiest first: a teacher's word, or a keyword of its package. */
public enum PracticeLevel {
    BEGINNER,
    EASY,
    MEDIUM,
    HARD,
    EXPERT;

    /** Returns the level that a keyword names; empty: the keyword is none. */
    public static Optional<PracticeLevel> named(String keyword) {
        String word = keyword.strip().toUpperCase(Locale.ROOT);
        return Stream.of(values()).filter(level -> level.name().equals(word)).findFirst();
    }
}
