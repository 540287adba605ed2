package judge.explain.cpp.rule;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.cpp.SyntaxNode;
import judge.cpp.SyntaxNode.Kind;
import judge.cpp.Token;
import judge.cpp.Tree;
import judge.cpp.Tree.Directive;
import judge.cpp.Variable;
import judge.explain.said.Characters;

/**
 * Facts about sources that can be seen without a compiler.
 *
 * @param texts path within the submission to text
 * @param trees the same, read
 */
record SourceLines(Map<String, String> texts, Map<String, Tree> trees) {

    private static final Tree NONE = Tree.of("");

    /** The beginning of a line that declares a variable. */
    private static final Shape DECLARED = Shape.of("$_:type $x");

    private static final Shape TYPED = Shape.of(
            "«not: return | else | case | new | delete | throw | goto | and | or | not | cout | cin» $_:type $x");

    private static final Shape STRUCT = Shape.of("«struct | class» $x");
    private static final Shape ENDED = Shape.of("«not: .. «( | )»» .. ; $$");
    private static final Shape USING = Shape.of("using namespace std");
    private static final Shape MAIN = Shape.of("int main (");
    private static final Shape LOOP = Shape.of("for ( $_:type $x");
    /** A number that a blank was to keep from the name of a constant. */
    private static final Shape GROWN = Shape.of("define $x ( «$_:number | .»+ ) $$");

    private static final Shape HEAD = Shape.of("«not: else | return» $_:type $_:place ( .. ) «{»?");

    /** The characters of a source that are looked at: the text is a stranger's. */
    private static final int MAX_LENGTH = 200_000;

    /** The characters of a line that are looked at: the text is a stranger's. */
    private static final int MAX_LINE = 300;

    /** The number of lines after a comment in which a mistake may be due to the comment's end. */
    private static final int NEAR = 2;

    /** The number of ways of upper and lower case in which a name is looked for. */
    private static final int MAX_CASES = 4;

    SourceLines {
        texts = Map.copyOf(texts);
        trees = Map.copyOf(trees);
    }

    SourceLines(Map<String, String> texts) {
        this(
                texts,
                texts.entrySet().stream()
                        .collect(Collectors.toMap(Map.Entry::getKey, one -> Tree.of(cut(one.getValue())))));
    }

    private static String cut(String text) {
        return text.substring(0, Math.min(text.length(), MAX_LENGTH));
    }

    Tree tree(String file) {
        return trees.getOrDefault(file, NONE);
    }

    Stream<Directive> directives() {
        return trees.values().stream().flatMap(one -> one.directives().stream());
    }

    /** The line, from 1, of the first place in any file that a shape fits. */
    Optional<Long> first(Shape wanted) {
        return trees.values().stream()
                .flatMap(one -> wanted.first(one.code()).stream())
                .map(one -> (long) one.line())
                .findFirst();
    }

    /** Reads one line. */
    static Fragment read(String line) {
        return Fragment.of(line.substring(0, Math.min(line.length(), MAX_LINE)));
    }

    /** Tells whether the line is the head of a function, with or without its brace. */
    static boolean isHead(Fragment line) {
        return HEAD.fits(line);
    }

    /** The line, from 1, before the other one, blank ones aside, if it is the head of a function without its brace. */
    Optional<Long> headBefore(String file, long line) {
        return Optional.of(before(file, line))
                .filter(one -> isHead(one) && !one.has("{"))
                .map(one -> (long) one.line());
    }

    /** The code of the last line before the other one that has any. */
    Fragment before(String file, long line) {
        Fragment code = tree(file).code();
        int end =
                (int) code.tokens().stream().takeWhile(one -> one.line() < line).count();
        int from = end;
        while (from > 0 && code.token(from - 1).line() == code.token(end - 1).line()) {
            from--;
        }
        return code.part(from, end);
    }

    boolean definesInt() {
        return directives().anyMatch(one -> one.defines("int"));
    }

    Optional<Long> lineOfMain() {
        return first(MAIN);
    }

    /** Tells whether any header is included, as in every program of C or C++. */
    boolean includesAny() {
        return directives().anyMatch(one -> one.word().equals("include"));
    }

    /** Tells whether a header is included by one of its names, or with everything. */
    boolean includes(String header) {
        Set<String> names =
                Set.copyOf(List.of(header, LibraryNames.headerOfC(header).orElse(header), "bits/stdc++.h"));
        return directives().anyMatch(one -> one.word().equals("include") && names.contains(one.name()));
    }

    /** A line in which the name stands directly beside a full-width sign, which some compilers take for its part. */
    Optional<LineOf> besideSign(String file, String name) {
        Fragment code = tree(file).code();
        return IntStream.range(0, code.size())
                .filter(i -> code.at(i).equals(name))
                .boxed()
                .flatMap(i -> Stream.of(i + 1, i - 1).filter(beside -> isBeside(code, i, beside)))
                .map(beside ->
                        new LineOf(code.token(beside).line(), code.at(beside).charAt(0)))
                .findFirst();
    }

    private static boolean isBeside(Fragment code, int name, int sign) {
        String text = code.at(sign);
        if (text.length() != 1
                || text.charAt(0) < 0x80
                || Characters.meant(text.charAt(0)).isEmpty()) {
            return false;
        }
        Token first = code.token(Math.min(name, sign));
        return code.token(Math.max(name, sign)).start() - first.end() <= 1;
    }

    /** A character and the line that it stands in. */
    record LineOf(long line, char character) {}

    /** All functions of all files, written out or not. */
    Stream<SyntaxNode> functions() {
        return trees.values().stream().flatMap(one -> one.root().all(Kind.FUNCTION));
    }

    /** All variables of a file, parameters and members included. */
    Stream<Variable> variables(String file) {
        return tree(file).variables();
    }

    /** The last function of a file that begins before the line. */
    Optional<SyntaxNode> functionBefore(String file, long line) {
        return tree(file)
                .root()
                .all(Kind.FUNCTION)
                .filter(one -> one.line() <= line)
                .reduce((one, other) -> other);
    }

    /** The files of such names only. */
    SourceLines only(Pattern names) {
        return new SourceLines(texts.entrySet().stream()
                .filter(one -> names.matcher(one.getKey()).matches())
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }

    /** The line, from 1, in which a number has grown onto the name: {@code #define N100}. */
    Optional<Long> lineOfDefineWithoutBlank(String name) {
        return directives()
                .filter(one -> (one.name().startsWith(name)
                                && one.name().substring(name.length()).matches("\\d+")
                                && one.body().isEmpty())
                        || GROWN.with("x", name).fits(one.body().whole()))
                .map(one -> (long) one.line())
                .findFirst();
    }

    /** The line, from 1, of an operator that compares two of the type. */
    Optional<Long> lineOfOperator(String sign, String type) {
        return structs().flatMap(one -> one.lineOfOperator(sign, type).stream()).findFirst();
    }

    /** The struct that has a member of the name, where nothing else in the file has. */
    Optional<String> structWithMember(String file, String name) {
        return structs(file).withMember(name);
    }

    /** The line, from 1, in which the struct declares the member and does not write it out. */
    Optional<Long> lineOfMember(String struct, String member) {
        return structs()
                .flatMap(one -> one.lineOfMember(struct, member).stream())
                .findFirst();
    }

    /** The structs and classes of all files, each file by itself. */
    Stream<Structs> structs() {
        return texts.keySet().stream().map(this::structs);
    }

    Structs structs(String file) {
        return new Structs(tree(file));
    }

    boolean usesStd() {
        return first(USING).isPresent();
    }

    /** Tells whether a function, a global variable, a struct or a constant of the name is defined after the line. */
    boolean definesLater(String file, long line, String name) {
        Tree tree = tree(file);
        Stream<SyntaxNode> types = tree.root().walk().filter(one -> one.is(Kind.STRUCT) || one.is(Kind.FUNCTION));
        return Stream.concat(types, globals(tree))
                        .anyMatch(one -> one.line() > line && (one.name().equals(name) || one.declares(name)))
                || tree.defines().anyMatch(one -> one.line() > line && one.defines(name));
    }

    private static Stream<SyntaxNode> globals(Tree tree) {
        return tree.root().children().stream().filter(one -> one.is(Kind.DECLARATION));
    }

    /** Tells whether a loop before the line has its own variable of the name. */
    boolean hasLoopVariable(String file, long line, String name) {
        return LOOP.with("x", name).all(tree(file).code()).anyMatch(one -> one.line() < line);
    }

    /** Returns the number of places that declare a function or a global variable of the name. */
    long declarations(String name) {
        return trees.values().stream()
                .flatMap(tree -> tree.root().children().stream())
                .filter(one -> (one.is(Kind.FUNCTION) && one.name().equals(name))
                        || (one.is(Kind.DECLARATION) && one.declares(name)))
                .count();
    }

    /** Tells whether the head of a function of the name stands before the line. */
    boolean declaresBefore(String file, long line, String name) {
        return tree(file)
                .root()
                .all(Kind.FUNCTION)
                .anyMatch(one -> one.line() < line && one.name().equals(name));
    }

    /** The line, from 1, in which a comment ends that has another one within it, right before the other line. */
    Optional<Long> endOfNestedComment(String file, long line) {
        return tree(file).code().all().stream()
                .filter(one -> one.kind() == Token.Kind.COMMENT && one.text().startsWith("/*"))
                .filter(one -> one.text().indexOf("/*", 2) > 0)
                .map(one -> one.line() + one.text().lines().count() - 1)
                .filter(end -> end <= line && line <= end + NEAR)
                .findFirst();
    }

    /** Returns the number of functions of the name that are written out in the file. */
    long bodies(String file, String name) {
        return tree(file).root().children().stream()
                .filter(one -> one.is(Kind.FUNCTION)
                        && one.body().isPresent()
                        && one.name().equals(name))
                .count();
    }

    /** Tells whether a header has a guard against being included twice. */
    boolean isGuarded(String file) {
        return tree(file).directives().stream()
                .anyMatch(one -> Set.of("ifndef", "if").contains(one.word())
                        || (one.word().equals("pragma") && one.body().is("once")));
    }

    /** The first word or sign after the line; an empty text where there is none. */
    String wordAfter(String file, long line) {
        return tree(file).code().tokens().stream()
                .filter(one -> one.line() > line)
                .map(Token::text)
                .findFirst()
                .orElse("");
    }

    /** Tells whether one of the lines, except the last, seems to declare the name. */
    boolean declaresName(String file, long lines, String name) {
        Tree tree = tree(file);
        boolean seems = TYPED.with("x", name).all(tree.code()).anyMatch(one -> one.line() <= lines);
        return seems
                || tree.root()
                        .walk()
                        .anyMatch(one -> one.line() <= lines
                                && (one.name().equals(name) || (one.declares(name) && !one.is(Kind.EXPRESSION))))
                || tree.directives().stream()
                        .anyMatch(
                                one -> one.line() <= lines && one.body().whole().has(name));
    }

    /** Another name that is declared before the line and differs in upper and lower case only. */
    Optional<String> nameInOtherCase(String file, long line, String name) {
        return tree(file)
                .code()
                .names()
                .map(Token::text)
                .filter(other -> other.equalsIgnoreCase(name) && !other.equals(name))
                .distinct()
                .limit(MAX_CASES)
                .filter(other -> declaresName(file, line - 1, other))
                .findFirst();
    }

    /** Returns the number of files that are compiled, headers aside. */
    long units() {
        return texts.keySet().stream()
                .filter(file -> !file.matches(".*\\.(h|hh|hpp|hxx|inl)"))
                .count();
    }

    /** The line in which a struct or class is declared, from 1. */
    Optional<Long> lineOfStruct(String name) {
        return first(STRUCT.with("x", name));
    }

    /** The line, from 1, in which a name that stands in the other line is defined with a sign too many. */
    Optional<Long> lineOfWrongDefine(String used) {
        Fragment names = Fragment.of(used);
        return directives()
                .filter(one -> one.word().equals("define") && names.has(one.name()))
                .filter(one -> one.parameters().isEmpty()
                        && (one.body().at(one.body().from()).equals("=") || ENDED.fits(one.body())))
                .map(one -> (long) one.line())
                .findFirst();
    }

    /** The name that the line declares although it is one of the preprocessor's. */
    Optional<String> definedName(String line) {
        return DECLARED.all(read(line))
                .map(one -> one.text("x"))
                .filter(name -> directives().anyMatch(one -> one.defines(name)))
                .findFirst();
    }
}
