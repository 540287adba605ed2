package judge.cpp;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A variable, a parameter or a member, as it is declared.
 *
 * @param type its words, those that it shares with others of the declaration
 * @param marks the stars and ampersands before its name, with no blanks
 * @param dimensions the insides of the brackets behind its name
 * @param value what it begins with: behind {@code =}, or between parentheses or braces
 */
public record Variable(Fragment type, String marks, Token name, List<Fragment> dimensions, Optional<Fragment> value) {

    public Variable {
        dimensions = List.copyOf(dimensions);
    }

    public boolean isArray() {
        return !dimensions.isEmpty();
    }

    public boolean isPointer() {
        return marks.startsWith("*");
    }

    /** Tells whether all words of its type are among some. */
    public boolean isOnly(Set<String> types) {
        return type.tokens().stream().allMatch(token -> types.contains(token.text()));
    }

    /** Tells whether one of the words of its type is among some. */
    public boolean is(Set<String> types) {
        return type.tokens().stream().anyMatch(token -> types.contains(token.text()));
    }
}
