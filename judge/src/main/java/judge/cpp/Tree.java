package judge.cpp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.cpp.SyntaxNode.Kind;

/**
 * A source and what it is made of, as far as that can be told. Whatever it is given it reads, and what it does not
 * understand is an expression.
 *
 * @param root the file
 * @param directives the lines for the preprocessor
 */
public record Tree(Fragment code, SyntaxNode root, List<Directive> directives) {

    /**
     * A line for the preprocessor.
     *
     * @param word such as {@code define}
     * @param name of what is defined; of an included file; empty where there is none
     * @param parameters those of a macro that takes some
     * @param body what the macro stands for, or what follows the word
     */
    public record Directive(String word, String name, List<String> parameters, Fragment body, int line) {

        public boolean defines(String wanted) {
            return word.equals("define") && name.equals(wanted);
        }
    }

    /** The meaning of a name at a place. */
    public record Declared(Token name, SyntaxNode node, Optional<Variable> variable) {}

    public Tree {
        directives = List.copyOf(directives);
    }

    public static Tree of(String source) {
        Fragment code = Fragment.of(source);
        List<Directive> directives = directives(code);
        Set<String> macros = directives.stream()
                .filter(one -> one.word().equals("define"))
                .map(Directive::name)
                .collect(Collectors.toSet());
        return new Tree(code, new Parser(code, macros).file(), directives);
    }

    /** Returns the lines for the preprocessor in a whole source. */
    public static List<Directive> directives(Fragment code) {
        return code.all().stream()
                .filter(token -> token.kind() == Token.Kind.DIRECTIVE)
                .map(Tree::directive)
                .toList();
    }

    private static Directive directive(Token token) {
        Fragment all = Fragment.of(token.text().replaceFirst("#", " "));
        String word = all.at(0);
        if (word.equals("include")) {
            String file = all.part(1, all.to()).text();
            String name =
                    file.length() > 1 ? file.substring(1, file.length() - 1).strip() : "";
            return new Directive(word, name, List.of(), all.part(1, all.to()), token.line());
        }
        boolean defines = word.equals("define") && all.size() > 1;
        boolean takes = defines
                && all.at(2).equals("(")
                && all.partner(2) > 2
                && all.token(2).start() == all.token(1).end();
        int body = takes ? all.partner(2) + 1 : defines ? 2 : 1;
        List<String> parameters =
                takes ? all.part(3, all.partner(2)).names().map(Token::text).toList() : List.of();
        return new Directive(
                word, defines ? all.at(1) : "", parameters, all.part(Math.min(body, all.to()), all.to()), token.line());
    }

    /** Returns the functions that are written out, also those of structs and within others. */
    public List<SyntaxNode> functions() {
        return root.all(Kind.FUNCTION).filter(one -> one.body().isPresent()).toList();
    }

    /** Returns all variables, with parameters and members. */
    public Stream<Variable> variables() {
        return root.walk().flatMap(node -> node.variables().stream());
    }

    /** Returns the variables that are declared outside of all else. */
    public Stream<Variable> globals() {
        return root.children().stream()
                .filter(node -> node.is(Kind.DECLARATION))
                .flatMap(node -> node.variables().stream());
    }

    public List<SyntaxNode> structs() {
        return root.all(Kind.STRUCT).toList();
    }

    /** Returns the macros, in their order. */
    public Stream<Directive> defines() {
        return directives.stream().filter(one -> one.word().equals("define"));
    }

    /** Returns the innermost function that has some code. */
    public Optional<SyntaxNode> function(Fragment place) {
        return root.path(place).filter(node -> node.is(Kind.FUNCTION)).reduce((outer, inner) -> inner);
    }

    /** Returns the innermost loop that has some code, or is it. */
    public Optional<SyntaxNode> loop(Fragment place) {
        return root.path(place).filter(node -> node.kind().isLoop()).reduce((outer, inner) -> inner);
    }

    /** Returns what is declared where some code begins, the innermost last: one name may be there several times. */
    public List<Declared> visible(Fragment place) {
        List<Declared> all = new ArrayList<>();
        collect(root, place.part(place.from(), Math.min(place.from() + 1, place.to())), all);
        return all;
    }

    /** Returns what the name is where some code begins. */
    public Optional<Declared> find(String name, Fragment place) {
        return visible(place).stream().filter(one -> one.name().is(name)).reduce((outer, inner) -> inner);
    }

    /** Returns the variable of the name where some code begins. */
    public Optional<Variable> variable(String name, Fragment place) {
        return find(name, place).flatMap(Declared::variable);
    }

    private static void collect(SyntaxNode node, Fragment place, List<Declared> all) {
        boolean struct = node.is(Kind.STRUCT);
        for (SyntaxNode child : node.children()) {
            boolean around = child.code().contains(place) && !place.isEmpty();
            boolean loop = child.kind().isLoop() || child.is(Kind.LAMBDA) || child.is(Kind.CATCH);
            boolean before = child.code().to() <= place.from() || struct;
            if (child.is(Kind.FUNCTION) && (before || around)) {
                child.code().tokens().stream()
                        .filter(token -> token.is(child.name()))
                        .findFirst()
                        .ifPresent(name -> all.add(new Declared(name, child, Optional.empty())));
            }
            if (around || (before && !loop && !child.is(Kind.FUNCTION))) {
                child.variables().stream()
                        .filter(one -> struct || one.name().start() < place.start())
                        .forEach(one -> all.add(new Declared(one.name(), child, Optional.of(one))));
            }
            if (around || (before && child.is(Kind.NAMESPACE))) {
                collect(child, place, all);
            }
        }
    }
}
