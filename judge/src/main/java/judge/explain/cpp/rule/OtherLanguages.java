package judge.explain.cpp.rule;

import java.util.Optional;
import java.util.regex.Pattern;
import judge.cpp.Shape;
import judge.reason.Hint;

/** Whole lines and single words of other languages. */
final class OtherLanguages {

    private static final Shape FOREIGN_LINE = Shape.of("$^ ««import | package» «$_:word | . | *»+ «;»? $$"
            + " | public «static | class» | from $_:word import | def $_:word ( ... ) :"
            + " | «print | input» ( «$_:token»* ) $$ | «$_:word | ,»+ = «has: «input | raw_input» (»"
            + " | program $_:word ; | «for | while | if» «$_:token»* : $$»");

    /** A colon after a condition that is in no parentheses or after a word, and what a for of Python goes through. */
    private static final Shape PYTHON =
            Shape.of("$^ «}»? ««if | while | elif | else if» ««not: ; | { | ?» $_:token»* : $$"
                    + " | else : | for $_ «, $_»? in»");

    private static final Pattern FOREIGN_WORD = Pattern.compile("^expected .* before '(then|mod|div)'");

    /** The word that begins a block in Pascal, at the end of a condition or alone. */
    private static final Shape BEGIN = Shape.of("«$^ | «after: ) | else | do | then»» begin $$");

    private static final Shape ELSE_IF = Shape.of("$x«elseif | elif | elsif | elsi» (");

    private OtherLanguages() {}

    /** Another language, or the signs of Python in a program that is in C++ otherwise. */
    static Optional<Hint> line(Complaint said) {
        boolean ofPython = PYTHON.isIn(said.code())
                && said.begins("expected ")
                && said.lines().includesAny();
        if (ofPython) {
            return Optional.of(Hint.of("cpp-python"));
        }
        boolean foreign = said.says(NameLookups.SYNTAX) && FOREIGN_LINE.isIn(said.code());
        return foreign ? Optional.of(Hint.of("other-language")) : Optional.empty();
    }

    /** A word of another language where C++ has signs: {@code if (a > 0 then)}. */
    static Optional<Hint> word(Complaint said) {
        if (said.begins("expected ") && BEGIN.isIn(said.code())) {
            return word("begin");
        }
        Optional<Shape.Match> elseIf = ELSE_IF.first(said.code());
        if (said.begins("expected ';' before ") && elseIf.isPresent()) {
            return Optional.of(Hint.of("cpp-other-name", "name", elseIf.get().text("x"), "wanted", "else if"));
        }
        return said.group(FOREIGN_WORD).flatMap(OtherLanguages::word);
    }

    private static Optional<Hint> word(String foreign) {
        return LibraryNames.ofOtherLanguages(foreign)
                .map(wanted -> Hint.of("cpp-other-name", "name", foreign, "wanted", wanted));
    }
}
