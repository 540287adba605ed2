package judge.explain.cpp.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import judge.cpp.Shape;
import judge.cpp.SyntaxNode;
import judge.cpp.SyntaxNode.Kind;
import judge.cpp.Token;
import judge.cpp.Tree;
import judge.cpp.Variable;

/** The structs and classes of a file and their members, as far as they can be told without a compiler. */
record Structs(Tree tree) {

    private static final Shape PURE = Shape.of("virtual .. = 0 ;");
    private static final Shape MEMBER = Shape.of("$struct :: $name (");

    /** The most bases and functions that are looked at. */
    private static final int MOST = 20;

    /** The name of a struct, or that of its variable where it has none itself. */
    private static String name(SyntaxNode struct) {
        return struct.name().isEmpty()
                ? struct.variables().stream()
                        .findFirst()
                        .map(one -> one.name().text())
                        .orElse("")
                : struct.name();
    }

    private Stream<SyntaxNode> named(String name) {
        return tree.structs().stream().filter(one -> name(one).equals(name));
    }

    private static Stream<SyntaxNode> functions(Stream<SyntaxNode> structs) {
        return structs.flatMap(one -> one.children().stream()).filter(one -> one.is(Kind.FUNCTION));
    }

    private static Stream<Token> variables(SyntaxNode struct) {
        return struct.children().stream()
                .filter(one -> one.is(Kind.DECLARATION))
                .flatMap(one -> one.variables().stream())
                .map(Variable::name);
    }

    /** The struct that has a variable of the name, where nothing else in the file is declared by it. */
    Optional<String> withMember(String name) {
        return tree.structs().stream()
                .filter(one -> !name(one).isEmpty() && variables(one).anyMatch(member -> member.is(name)))
                .filter(one -> outside(tree.root(), name).findAny().isEmpty())
                .map(Structs::name)
                .findFirst();
    }

    private static Stream<Variable> outside(SyntaxNode node, String name) {
        Stream<Variable> own =
                node.variables().stream().filter(one -> one.name().is(name));
        return Stream.concat(
                own,
                node.children().stream().filter(child -> !child.is(Kind.STRUCT)).flatMap(one -> outside(one, name)));
    }

    /** The struct whose body has a part of the line, counted from 1. */
    Optional<String> around(long line) {
        return tree.structs().stream()
                .filter(one -> !name(one).isEmpty())
                .filter(one -> one.line() <= line && line <= one.lastLine())
                .map(Structs::name)
                .findFirst();
    }

    /** The line, from 1, in which the struct declares the member and does not write it out. */
    Optional<Long> lineOfMember(String struct, String name) {
        Stream<Token> promised = functions(named(struct))
                .filter(one -> one.name().equals(name) && one.body().isEmpty())
                .map(SyntaxNode::nameToken);
        Stream<Token> members = named(struct).flatMap(Structs::variables).filter(one -> one.is(name));
        return Stream.concat(members, promised).map(one -> (long) one.line()).findFirst();
    }

    /** The line, from 1, of the first virtual function that the struct does not write and does not leave to others. */
    Optional<Long> lineOfVirtualWithoutBody(String struct) {
        return functions(named(struct))
                .filter(one -> one.code().has("virtual")
                        && one.body().isEmpty()
                        && !one.code().has("="))
                .filter(one ->
                        !MEMBER.with("struct", struct).with("name", one.name()).isIn(tree.code()))
                .map(one -> (long) one.nameToken().line())
                .findFirst();
    }

    /** A function that a struct has from others with {@code = 0}, and that neither it nor any of them writes. */
    Optional<String> promisedOnly(String struct) {
        List<SyntaxNode> all =
                functions(family(struct).stream().flatMap(this::named)).toList();
        return functions(named(struct)).anyMatch(one -> PURE.isIn(one.code()))
                ? Optional.empty()
                : all.stream()
                        .filter(one -> PURE.isIn(one.code()))
                        .limit(MOST)
                        .map(SyntaxNode::name)
                        .filter(name ->
                                all.stream().noneMatch(one -> one.name().equals(name) && !PURE.isIn(one.code())))
                        .findFirst();
    }

    /** The struct, what it is derived from, and so on. */
    private List<String> family(String struct) {
        List<String> family = new ArrayList<>(List.of(struct));
        for (int i = 0; i < family.size() && i < MOST; i++) {
            named(family.get(i))
                    .limit(1)
                    .flatMap(one -> one.head().names())
                    .map(Token::text)
                    .forEach(family::add);
        }
        return family.stream().distinct().toList();
    }

    /** The line, from 1, of an operator that compares two of the type, within it or outside. */
    Optional<Long> lineOfOperator(String sign, String type) {
        Stream<SyntaxNode> outside = tree.root()
                .all(Kind.FUNCTION)
                .filter(one -> one.variables().size() > 1
                        && one.variables().get(0).type().has(type));
        return Stream.concat(functions(named(type)), outside)
                .filter(one -> one.name().equals("operator" + sign))
                .map(one -> (long) one.nameToken().line())
                .findFirst();
    }
}
