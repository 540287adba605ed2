package judge.explain.cpp.change;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.cpp.SyntaxNode;
import judge.cpp.Variable;

/** Changes of how the library is called, and of what is kept in arrays. */
record LibraryRewrites(PossibleChanges found) {

    private static final Shape SCANS = Shape.of("scanf ( $at:text");

    private static final Shape BOTH_WAYS = Shape.of("$^ $x«$_ [ $a ] [ $b ]» = $v ; $y«$_ [ $b ] [ $a ]» = $v ;");

    private static final Set<String> CLEARED = Set.of("int", "long", "ll", "LL", "double", "bool", "char");

    private static final int MOST = 6;

    static void add(PossibleChanges found) {
        LibraryRewrites rewrites = new LibraryRewrites(found);
        for (Part part : found.parts()) {
            ChangeRules.add("library", part, found);
            switch (part.kind()) {
                case STATEMENT -> {
                    rewrites.character(part);
                    rewrites.shorter(part);
                }
                case BODY -> rewrites.arrays(part);
                default -> {}
            }
        }
    }

    /** Passes over blanks before a character that is read. */
    private void character(Part part) {
        Optional<Fragment> format = SCANS.first(part.code()).map(match -> match.get("at"));
        String text = format.map(Fragment::text).orElse("");
        int at = text.indexOf("%c");
        if (at > 0 && text.charAt(at - 1) != '%' && text.lastIndexOf(' ', at) < 0) {
            int start = format.orElseThrow().start() + at;
            found.within(0, part, start, start, " ");
        }
    }

    /** The two directions of a road of which a shorter one may have been read before. */
    private void shorter(Part part) {
        Fragment code = found.code();
        BOTH_WAYS.at(code.part(part.code().from(), code.to())).ifPresent(both -> {
            Fragment second = code.part(both.get("y").from(), both.code().to());
            String one = both.text("x");
            String value = both.text("v");
            Edit there = new Edit(part.start(), part.end(), kept(value, one, found.text(part)), false);
            Edit again = new Edit(second.start(), second.end(), kept(value, both.text("y"), second.text()), false);
            String told = one + " = min(" + one + ", " + value + ");";
            found.add(0, part.start(), found.text(part), told, there, again);
        });
    }

    private static String kept(String value, String place, String statement) {
        return "if (" + value + " < " + place + ") { " + statement + " }";
    }

    /** Clears the arrays that are declared in a function itself. */
    private void arrays(Part body) {
        found.tree().functions().stream()
                .flatMap(function -> function.body().stream())
                .filter(one -> one.code().from() == body.code().from())
                .flatMap(one -> one.all(SyntaxNode.Kind.DECLARATION))
                .filter(one -> one.variables().stream().allMatch(LibraryRewrites::isCleared))
                .limit(MOST)
                .forEach(this::cleared);
    }

    private static boolean isCleared(Variable one) {
        return one.isArray() && one.marks().isEmpty() && one.value().isEmpty() && one.isOnly(CLEARED);
    }

    private void cleared(SyntaxNode declaration) {
        String shown = declaration.variables().stream()
                .map(one -> "memset(" + one.name().text() + ", 0, sizeof("
                        + one.name().text() + "));")
                .collect(Collectors.joining(" "));
        int end = declaration.code().end();
        Edit edit = new Edit(end, end, shown.replace("memset", "__builtin_memset"), false);
        found.add(0, end - 1, "", shown, edit);
    }
}
