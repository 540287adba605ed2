package judge.explain.cpp.change;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.cpp.Token;
import judge.explain.cpp.change.Part.Kind;

/** Changes of functions: what is called in one and forgotten in another, what is taken back, what decides a tie. */
record FunctionRewrites(PossibleChanges found) {

    private static final Shape TIE =
            Shape.of("$^ return $x«$a «. | ->»» $m $s«< | > | <= | >=» $y«$b «. | ->»» $m ; $$");

    private static final Shape MEMBER = Shape.of("«. | ->» $m");

    private static final Shape PUSHED = Shape.of("$^ $h:place . push_back (");

    private static final Shape BACK = Shape.of("$^ .. «= false | = 0 | -- | pop_back ( )» ;");

    private static final Shape CALLS = Shape.of("$^ $f ( $a«$_ «, $_»*» ) ; $$");

    private static final Shape VOID = Shape.of("void $f (");

    private static final Shape CALLED = Shape.of("$f (");

    private static final Shape LEAVES = Shape.of("return .. ; «}»? $$");

    private static final Map<String, String> OPPOSITES =
            Map.of("true", "false", "false", "true", "0", "1", "1", "0", "++", "--", "--", "++");

    private static final Set<String> WORDS = Set.of("int", "bool", "long", "char", "if", "for", "while", "auto");

    private static final int MOST = 6;
    private static final int MOST_PLACES = 8;

    static void add(PossibleChanges found) {
        new FunctionRewrites(found).forgotten();
        found.parts().forEach(part -> ChangeRules.add("function", part, found));
    }

    /** A function of the source that others begin with, such as one that hands on what is pending in a tree. */
    private void forgotten() {
        Set<String> known = new LinkedHashSet<>();
        for (Part part : found.parts()) {
            Optional.of(part)
                    .filter(one -> one.kind() == Kind.STATEMENT)
                    .flatMap(one -> CALLS.at(one.code()))
                    .filter(call -> !call.text("f").equals(part.function()))
                    .filter(call -> found.has(VOID, call.text("f")))
                    .filter(call -> known.size() < MOST && known.add(call.code().plain()))
                    .ifPresent(this::into);
        }
    }

    private void into(Shape.Match call) {
        String called = call.text("f");
        List<String> arguments = call.get("a").names().map(Token::text).toList();
        Set<String> calling = found.parts().stream()
                .filter(part -> part.kind() == Kind.BODY && CodePatterns.has(part.code(), CALLED, called))
                .map(Part::function)
                .collect(Collectors.toSet());
        calling.addAll(Set.of(called, "main"));
        String text = called + "(" + String.join(", ", arguments) + ");";
        int places = 0;
        for (Part part : found.parts()) {
            boolean behind = part.kind() == Kind.IF && LEAVES.isIn(part.code());
            boolean may = behind || part.kind() == Kind.STATEMENT || part.kind() == Kind.RETURN;
            boolean knows = !calling.contains(part.function()) && part.visible().containsAll(arguments);
            if (may && knows && places < MOST_PLACES && part.isInBraces()) {
                found.added(1, behind ? part.end() : part.start(), text);
                places++;
            }
        }
    }

    /** Takes back a mark that was set before the function calls itself. */
    static void undone(Part part, PossibleChanges found) {
        Fragment code = found.code();
        boolean calls = part.tokens().get(0).is(part.function())
                && part.code().at(part.code().from() + 1).equals("(");
        if (!calls || BACK.at(code.part(part.code().to(), code.to())).isPresent()) {
            return;
        }
        String back = before(part).split(";").stream()
                .map(FunctionRewrites::back)
                .filter(one -> !one.isEmpty())
                .collect(Collectors.joining(" "));
        if (!back.isEmpty()) {
            found.add(0, part.start(), "", back, new Edit(part.end(), part.end(), back, false));
        }
    }

    /** The statement that takes back another one; empty where none does. */
    private static String back(Fragment statement) {
        String last = statement.at(statement.to() - 1);
        String other = OPPOSITES.getOrDefault(last, "");
        boolean given = last.length() == 2 || statement.at(statement.to() - 2).equals("=");
        if (statement.isEmpty() || WORDS.contains(statement.at(statement.from()))) {
            return "";
        }
        return given && !other.isEmpty()
                ? statement
                                .source()
                                .substring(
                                        statement.start(),
                                        statement.token(statement.to() - 1).start()) + other + ";"
                : PUSHED.at(statement)
                        .map(pushed -> pushed.text("h") + ".pop_back();")
                        .orElse("");
    }

    /** Another value that decides between two that are equal, after the one that is asked for or before it. */
    static void tie(Part part, PossibleChanges found) {
        TIE.at(part.code()).ifPresent(tie -> {
            String member = tie.text("m");
            String sign = tie.text("s").substring(0, 1);
            List<String> members = part.twins().getOrDefault("." + member, Set.of()).stream()
                    .sorted()
                    .limit(MOST)
                    .toList();
            for (String more : members) {
                for (String way : List.of("<", ">")) {
                    String differs = compared(tie, member, "!=") + " ? " + compared(tie, member, sign);
                    found.instead(1, part, "return " + differs + " : " + compared(tie, more, way) + ";");
                }
            }
            Fragment before = before(part);
            boolean follows = part.isInBraces() && (before.has("if") || before.has("return"));
            members.stream()
                    .filter(more -> follows && !CodePatterns.has(before, MEMBER, more))
                    .flatMap(more -> Stream.of(sign, sign.equals("<") ? ">" : "<")
                            .map(way ->
                                    "if (" + compared(tie, more, "!=") + ") return " + compared(tie, more, way) + ";"))
                    .forEach(line -> found.added(1, part.start(), line));
        });
    }

    /** The code of the block that comes before a part of it. */
    private static Fragment before(Part part) {
        int from = part.code().from();
        return part.code().part(part.code().around(from) + 1, from);
    }

    private static String compared(Shape.Match tie, String member, String sign) {
        return tie.text("x") + member + " " + sign + " " + tie.text("y") + member;
    }
}
