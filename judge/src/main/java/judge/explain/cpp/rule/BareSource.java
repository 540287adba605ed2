package judge.explain.cpp.rule;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.cpp.Fragment;
import judge.cpp.SyntaxNode;
import judge.cpp.Token;
import judge.cpp.Tokenizer;
import judge.cpp.Tree;
import judge.reason.Hint;

/**
 * A source in C or C++ as slips are looked for in it: without comments, with all its lines.
 *
 * @param code without what stands in quotes, too
 * @param quoted with it
 * @param tree of the source as it is written
 * @param statements by the index of the first token
 * @param types the words of the types of all variables, by their names
 */
record BareSource(
        String code, String quoted, Tree tree, Map<Integer, Fragment> statements, Map<String, Set<String>> types) {

    /** Whole numbers, as far as people write them in contests. */
    static final String WHOLE = "int|long|ll|LL|short|unsigned|size_t|i64|int64_t|uint64_t";

    private static final Set<String> WHOLE_TYPES = Set.of(WHOLE.split("\\|"));

    private static final Set<String> OTHER_TYPES = Set.of("double", "float", "auto");

    /** The head of a function, an operator or a lambda. */
    private static final Pattern HEAD = Pattern.compile("(\\boperator\\s*+(?:<|\\(\\s*+\\))"
            + "|\\b(?!(?:if|for|while|switch|catch|return)\\b)\\w++|\\[[=&\\w, ]{0,40}+\\])\\s*+"
            + "\\(([^(){};]{0,300}+)\\)\\s*+(?:const\\s*+)?(?:->\\s*+\\w++\\s*+)?\\{");

    /** The characters of a source that are looked at: the text is a stranger's. */
    private static final int MAX_CHARACTERS = 100_000;

    private static final int MAX_BODY = 20_000;

    private static final int MAX_FUNCTIONS = 200;

    /**
     * A function that is written in the source.
     *
     * @param type the type that it returns, and other words before its name
     * @param parameters as they are written
     */
    record Function(String type, String name, String parameters, String body, int start) {}

    /** Reads the files that are no longer than what people write. */
    static Stream<BareSource> all(Collection<String> texts) {
        return texts.stream().filter(text -> text.length() <= MAX_CHARACTERS).map(BareSource::of);
    }

    private static BareSource of(String text) {
        String code = Tokenizer.bare(text, false)
                .lines()
                .map(line -> line.substring(0, Math.min(line.length(), SourceLines.MAX_LINE)) + '\n')
                .collect(Collectors.joining());
        Tree tree = Tree.of(text);
        Map<Integer, Fragment> statements = new HashMap<>();
        Map<String, Set<String>> types = new HashMap<>();
        tree.root().walk().filter(node -> !node.is(SyntaxNode.Kind.FILE)).forEach(node -> {
            statements.putIfAbsent(node.code().from(), node.code());
            node.variables().forEach(one -> types.computeIfAbsent(one.name().text(), any -> new HashSet<>())
                    .addAll(words(one.type())));
        });
        return new BareSource(code, Tokenizer.bare(text, true), tree, statements, types);
    }

    /** The words of a type, without those of its parts. */
    private static List<String> words(Fragment type) {
        return type.part(type.from(), type.next(type.from(), Set.of("<"))).tokens().stream()
                .map(Token::text)
                .toList();
    }

    Hint at(Hint hint, int index) {
        return hint.with("line", lineOf(code, index));
    }

    /** Returns the inside of the block that some code ends with the beginning of, or else the statement behind it. */
    Fragment body(Fragment head) {
        Fragment code = tree.code();
        if (head.to() > 0 && code.at(head.to() - 1).equals("{")) {
            return code.part(head.to(), code.partner(head.to() - 1) < 0 ? code.to() : code.partner(head.to() - 1));
        }
        return statements.getOrDefault(head.to(), code.part(head.to(), head.to()));
    }

    /** Returns what is behind some code in its block, within other code. */
    Fragment block(Fragment place, Fragment outer) {
        int open = place.from() < place.whole().to() ? place.around(place.from()) : -1;
        while (open >= 0 && !place.at(open).equals("{")) {
            open = place.around(open);
        }
        int close = open < 0 || place.partner(open) < 0 ? outer.to() : Math.min(place.partner(open), outer.to());
        return place.part(place.to(), close);
    }

    boolean declares(Set<String> words, String name) {
        return !Collections.disjoint(types.getOrDefault(name, Set.of()), words);
    }

    /** Tells whether a variable is declared as a whole number, and nowhere as another one. */
    boolean isWholeNumber(String name) {
        return declares(WHOLE_TYPES, name) && !declares(OTHER_TYPES, name);
    }

    /** Tells whether the name is, at a place, that of a variable of the function around, or of one outside of all. */
    boolean isOfBlock(String name, Fragment place, boolean wanted) {
        return tree.find(name, place)
                .filter(one -> !one.node().is(SyntaxNode.Kind.FUNCTION))
                .filter(one -> place.around(one.node().code().from()) >= 0 == wanted)
                .isPresent();
    }

    static long lineOf(String text, int index) {
        return text.substring(0, index).chars().filter(c -> c == '\n').count() + 1;
    }

    static boolean has(String code, String pattern) {
        return Pattern.compile(pattern).matcher(code).find();
    }

    /** The first of two groups, or the other one where that is not there. */
    static String either(MatchResult found, int first, int other) {
        return found.group(first) == null ? found.group(other) : found.group(first);
    }

    /** Tells whether the pattern is anywhere in the source, text in quotes included. */
    boolean quotedHas(String pattern) {
        return has(quoted, pattern);
    }

    boolean has(String pattern) {
        return has(code, pattern);
    }

    /** The hint, with the line of a place in the body of a function. */
    Hint in(Function function, int index, Hint hint) {
        return at(hint, code.indexOf(function.body(), function.start()) + index);
    }

    /** Tells whether a variable is declared with one of the types; its name may be followed by brackets. */
    boolean declares(String types, String name) {
        return has("\\b(?:" + types + ")\\s++(?:[\\w\\[\\]+*&, ]{0,200}[ ,*&]"
                + "|[\\w\\[\\]+*&=., -]{0,200},[ *&]{0,3})?" + name);
    }

    /** Tells whether a variable is declared as a whole number, and nowhere as a floating-point one. */
    boolean isWhole(String name) {
        return declares(WHOLE, name + "\\b") && !declares("double|float|auto", name + "\\b");
    }

    /** Returns the index at which the block, or the single statement, after an index begins. */
    int bodyStart(int from) {
        int open = from;
        while (open < code.length() && Character.isWhitespace(code.charAt(open))) {
            open++;
        }
        return open;
    }

    /** Returns the block, or the single statement, after the index. */
    String body(int from) {
        int open = bodyStart(from);
        boolean block = open < code.length() && code.charAt(open) == '{';
        int depth = 0;
        int end = Math.min(code.length(), open + MAX_BODY);
        for (int i = open; i < end; i++) {
            char sign = code.charAt(i);
            depth += sign == '{' || sign == '(' ? 1 : sign == '}' || sign == ')' ? -1 : 0;
            if (depth < 0 || (depth == 0 && (block ? sign == '}' : sign == ';' || sign == '}'))) {
                return code.substring(open, i + 1);
            }
        }
        return code.substring(open, end);
    }

    /**
     * Returns the index of the parenthesis that closes the one at {@code open}; the last index of the code where none
     * does.
     */
    static int closing(String code, int open) {
        int depth = 0;
        for (int i = open; i < code.length(); i++) {
            depth += code.charAt(i) == '(' ? 1 : code.charAt(i) == ')' ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        return code.length() - 1;
    }

    /** Returns the index of the last of the signs before a place; -1 where there is none. */
    static int lastOf(String code, int before, String signs) {
        int at = before - 1;
        while (at >= 0 && signs.indexOf(code.charAt(at)) < 0) {
            at--;
        }
        return at;
    }

    /** Returns the number of braces that are open there. */
    int depth(int index) {
        int depth = 0;
        for (int i = 0; i < index; i++) {
            depth += code.charAt(i) == '{' ? 1 : code.charAt(i) == '}' ? -1 : 0;
        }
        return depth;
    }

    List<Function> functions() {
        List<Function> functions = new ArrayList<>();
        Matcher head = HEAD.matcher(code);
        while (head.find() && functions.size() < MAX_FUNCTIONS) {
            int before = head.start();
            while (before > 0 && ";{}\n".indexOf(code.charAt(before - 1)) < 0) {
                before--;
            }
            functions.add(new Function(
                    code.substring(before, head.start()).strip(),
                    head.group(1),
                    head.group(2),
                    body(head.end() - 1),
                    head.start()));
        }
        return functions;
    }
}
