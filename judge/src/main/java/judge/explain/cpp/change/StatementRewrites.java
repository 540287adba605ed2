package judge.explain.cpp.change;

import java.util.List;
import judge.explain.cpp.change.Part.Kind;

/** Changes of a whole statement: done on a condition, once more with something else, after the next one. */
record StatementRewrites(PossibleChanges found, List<Part> statements) {

    static void add(PossibleChanges found, List<Part> statements) {
        StatementRewrites rewrites = new StatementRewrites(found, statements);
        PrintRewrites prints = new PrintRewrites(found);
        TwinRewrites twins = new TwinRewrites(found);
        for (Part part : statements) {
            if (part.kind() == Kind.STATEMENT && CodePatterns.reads(part.code())) {
                ChangeRules.add("read", part, found);
            } else if (part.kind() == Kind.STATEMENT) {
                ChangeRules.add("statement", part, found);
                twins.back(part);
                ChangeRules.add("call", part, found);
                prints.printed(part);
                rewrites.swapped(part);
                prints.ended(part);
            }
        }
    }

    /** Exchanges a statement with the next one. */
    private void swapped(Part part) {
        statements.stream()
                .filter(other ->
                        part.isInBraces() && other.code().from() == part.code().to())
                .filter(other -> other.kind() == Kind.STATEMENT && !CodePatterns.reads(other.code()))
                .findFirst()
                .ifPresent(other -> swap(part, other));
    }

    private void swap(Part part, Part other) {
        String first = found.text(part);
        String second = found.text(other);
        Edit there = new Edit(part.start(), part.end(), second, false);
        Edit here = new Edit(other.start(), other.end(), first, false);
        found.add(3, part.start(), first + " " + second, second + " " + first, there, here);
    }
}
