package judge.explain.cpp.change;

import static judge.explain.cpp.change.Part.Kind.BODY;
import static judge.explain.cpp.change.Part.Kind.CONDITION;
import static judge.explain.cpp.change.Part.Kind.INITIAL;
import static judge.explain.cpp.change.Part.Kind.RETURN;
import static judge.explain.cpp.change.Part.Kind.STATEMENT;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.cpp.Token;
import judge.cpp.Tree.Directive;

/** Other ways to write a part of a source. */
final class Rewrites {

    private static final Shape REMAINDER = Shape.of("% $m«$_ | $_:number»");

    /** A number that remainders by are meant to be taken, as its name says. */
    private static final Shape MODULUS = Shape.of("«int | long long | ll | LL» $m «= | { | (» «(»? $n:number");

    private static final Shape ASSIGNED = Shape.of("$^ $x:some $s«= | += | -= | *=» «without: =» $y:some ; $$");

    private static final Shape RETURNED = Shape.of("$^ return $y:some ; $$");

    private static final Shape PRINTS = Shape.of("$^ «cout | printf | puts»");

    private static final int LONG = 200;

    private final PossibleChanges found;
    private final OtherNames names;
    private final TwinRewrites twins;
    private final Optional<String> modulus;

    private Rewrites(PossibleChanges found) {
        this.found = found;
        names = new OtherNames(found);
        twins = new TwinRewrites(found);
        modulus = Stream.of(
                        REMAINDER
                                .all(found.code())
                                .map(match -> match.get("m"))
                                .filter(by -> !isSmall(by))
                                .map(Fragment::text),
                        MODULUS.all(found.code())
                                .filter(match -> isModulus(match.text("m")) && !isSmall(match.get("n")))
                                .map(match -> match.text("m")),
                        found.tree()
                                .defines()
                                .filter(one -> isModulus(one.name()) && !isSmall(one.body()))
                                .map(Directive::name))
                .flatMap(one -> one)
                .findFirst();
    }

    static void add(PossibleChanges found) {
        Rewrites rewrites = new Rewrites(found);
        found.parts().forEach(rewrites::add);
    }

    private static boolean isSmall(Fragment number) {
        return number.first().filter(one -> !one.isSmallNumber()).isEmpty();
    }

    private static boolean isModulus(String name) {
        return name.toLowerCase(Locale.ROOT).startsWith("mod");
    }

    private void add(Part part) {
        boolean reads = part.kind() != BODY && CodePatterns.reads(part.code());
        own(part, reads);
        if (!reads) {
            ChangeRules.add("value", part, found);
            if (part.kind() == RETURN) {
                FunctionRewrites.tie(part, found);
            }
            twins.exchanged(part);
            if (part.isSimple() && found.text(part).length() <= LONG) {
                ChangeRules.add("near", part, found);
                twins.terms(part);
                if (part.kind() == CONDITION) {
                    twins.sides(part);
                }
            }
            names.add(part);
        }
        if (part.kind() == BODY) {
            RepeatedRewrites.add(part, found);
        }
    }

    private void own(Part part, boolean reads) {
        switch (part.kind()) {
            case HEAD -> HeadRewrites.add(part, found);
            case STATEMENT, RETURN -> leftOut(part, reads);
            case CONDITION -> condition(part, reads);
            default -> {}
        }
        ChangeRules.add("own", part, found);
        if (part.kind() == STATEMENT && !reads && part.isInBraces()) {
            FunctionRewrites.undone(part, found);
        }
        if (part.isSimple() && part.kind() != CONDITION) {
            remainder(part);
        }
        if (part.isSimple() && !reads) {
            ExpressionRewrites.find(found, part, part.code(), (rank, text) -> found.instead(rank, part, text));
        }
    }

    private void condition(Part part, boolean reads) {
        if (reads || part.has("=") || part.has("--") || part.has("++")) {
            return;
        }
        Fragment code = part.code();
        for (int i = code.from() + 1; i + 1 < code.to(); i++) {
            if (code.at(i).equals("&&") || code.at(i).equals("||")) {
                found.instead(3, part, code.part(code.from(), i).text());
                found.instead(3, part, code.part(i + 1, code.to()).text());
            }
        }
        found.instead(3, part, "!(" + found.text(part) + ")");
        found.instead(4, part, "1");
    }

    private void leftOut(Part part, boolean reads) {
        if (part.kind() == STATEMENT && !reads) {
            // A text with a label is printed for a person.
            boolean tells = part.tokens().stream()
                    .anyMatch(token -> token.kind() == Token.Kind.TEXT
                            && (token.text().contains("=") || token.text().contains(":")));
            found.instead(!PRINTS.at(part.code()).isPresent() ? 2 : tells ? 0 : 1, part, "");
        } else if (!reads && part.isInBraces() && !part.function().equals("main")) {
            found.instead(1, part, "");
        }
    }

    /** A remainder that is taken elsewhere and forgotten here, or can be negative. */
    private void remainder(Part part) {
        boolean quotes = part.tokens().stream().anyMatch(token -> token.kind() == Token.Kind.TEXT);
        if (modulus.filter(part::sees).isEmpty() || quotes) {
            return;
        }
        Optional<Shape.Match> given = ASSIGNED.at(part.code());
        if (part.kind() == INITIAL) {
            remainder(part, "", found.text(part), "");
        } else if (part.kind() == RETURN) {
            RETURNED.at(part.code()).ifPresent(returned -> remainder(part, "return ", returned.text("y"), ";"));
        } else if (given.isPresent()) {
            String name = given.get().text("x");
            String sign = given.get().text("s");
            String more = given.get().text("y");
            String value = sign.equals("=") ? more : name + " " + sign.charAt(0) + " (" + more + ")";
            remainder(part, name + " = ", value, ";");
        }
    }

    private void remainder(Part part, String head, String value, String end) {
        String by = modulus.orElseThrow();
        boolean single = Fragment.of(value).size() == 1;
        String rest = (single ? value : "(" + value + ")") + " % " + by;
        found.instead(1, part, head + rest + end);
        found.instead(2, part, head + "(" + rest + " + " + by + ") % " + by + end);
    }
}
