package judge.explain.cpp.rule;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.cpp.SyntaxNode;
import judge.cpp.SyntaxNode.Kind;
import judge.reason.Hint;

/** Finds the place in the sources that the linker complains of: it names no line. */
final class LinkCauses {

    private static final Pattern UNDEFINED = Pattern.compile("^undefined reference to '(.{1,200})'$");

    private static final Pattern OF_CLASS = Pattern.compile("^(?:vtable|typeinfo|VTT) for (\\w+)$");

    private static final Pattern MEMBER = Pattern.compile("^(\\w+)::(\\w+)(?:\\(.*)?$");

    private static final Pattern FUNCTION = Pattern.compile("^(\\w+)\\(.*\\)$");

    /** A function of a template, of a struct or by itself: {@code Heap<int>::push(int)}, {@code int add<int>(int)}. */
    private static final Pattern OF_TEMPLATE =
            Pattern.compile("^(?:[\\w:<>*&, ]{1,120} )?(\\w+)<[^()]{1,160}>(?:::~?(\\w+))?\\(");

    private static final Pattern TWICE = Pattern.compile("^multiple definition of '(?:\\w+::)?(\\w+)(?:\\(.*)?'$");

    private static final Pattern SOURCE = Pattern.compile(".*\\.(?:cpp|cc|cxx|c)");

    private static final Pattern HEADER = Pattern.compile(".*\\.(?:h|hh|hpp|hxx|inl)");

    /** The words of definitions that may be in a header. */
    private static final Set<String> SHARED = Set.of("extern", "static", "inline", "const");

    private static final String MAIN = "main";

    /** A name that is main but for a slip of the keys. */
    private static final Pattern LIKE_MAIN = Pattern.compile(
            "(?!main$)(?i:m{1,2}a{1,2}i{1,2}n{1,2}|mian|mani|mina|amin|maim|mein|nain|mai|man)|_main|main[_\\d]");

    private LinkCauses() {}

    static Optional<Hint> hint(Complaint said) {
        Optional<String> twice = said.group(TWICE);
        return twice.isPresent()
                ? twice.flatMap(name -> twice(name, said.lines()))
                : said.group(UNDEFINED).flatMap(name -> undefined(name, said.lines()));
    }

    private static Optional<Hint> undefined(String name, SourceLines lines) {
        if (name.equals(MAIN)) {
            return main(lines);
        }
        Matcher ofClass = OF_CLASS.matcher(name);
        if (ofClass.find()) {
            Hint hint = Hint.of("cpp-virtual-body", "name", ofClass.group(1));
            return lines.structs()
                    .flatMap(one -> one.lineOfVirtualWithoutBody(ofClass.group(1)).stream())
                    .findFirst()
                    .map(line -> hint.with("line", line))
                    .or(() -> Optional.of(hint));
        }
        Matcher ofTemplate = OF_TEMPLATE.matcher(name);
        if (!name.startsWith("std::") && ofTemplate.find()) {
            return Optional.of(ofTemplate(ofTemplate.group(1), ofTemplate.group(2), lines));
        }
        Matcher member = MEMBER.matcher(name);
        if (member.find()) {
            Hint hint = Hint.of("cpp-undefined-member", "name", member.group(1) + "::" + member.group(2));
            return lines.lineOfMember(member.group(1), member.group(2)).map(line -> hint.with("line", line));
        }
        Matcher function = FUNCTION.matcher(name);
        return function.find() ? function(function.group(1), lines) : Optional.empty();
    }

    private static Optional<Long> lineOfPromise(String name, SourceLines lines) {
        return lines.functions()
                .filter(one -> one.name().equals(name) && one.body().isEmpty())
                .map(one -> (long) one.line())
                .findFirst();
    }

    /** A function that stands in a file once, and by its name or its types is another one than that which is called. */
    private static Optional<Hint> function(String name, SourceLines lines) {
        List<String> written = lines.functions()
                .filter(one -> one.body().isPresent() && one.name().equalsIgnoreCase(name))
                .map(SyntaxNode::name)
                .toList();
        Hint hint = written.contains(name)
                ? Hint.of("cpp-heads-differ", "name", name)
                : written.stream()
                        .findFirst()
                        .map(other -> Hint.of("name-case", "name", name, "wanted", other))
                        .orElse(Hint.of("cpp-undefined", "name", name));
        return lineOfPromise(name, lines).map(line -> hint.with("line", line));
    }

    private static Hint ofTemplate(String type, String member, SourceLines lines) {
        Optional<Long> line = member == null ? lineOfPromise(type, lines) : lines.lineOfMember(type, member);
        Hint hint = Hint.of("cpp-template-body", "name", member == null ? type : type + "::" + member);
        return line.map(number -> hint.with("line", number)).orElse(hint);
    }

    /**
     * Finds the cause of a double definition: a source that is included and compiled by itself as well, or a definition
     * in a header.
     */
    private static Optional<Hint> twice(String name, SourceLines lines) {
        Optional<Hint> source = lines.directives()
                .filter(one ->
                        SOURCE.matcher(one.name()).matches() && lines.texts().containsKey(one.name()))
                .map(one -> Hint.of("cpp-source-included", "name", one.name()).with("line", (long) one.line()))
                .findFirst();
        return source.or(() -> lines.only(HEADER).trees().values().stream()
                .flatMap(one -> one.root().children().stream())
                .filter(one -> isDefined(one, name))
                .map(one -> Hint.of("cpp-header-body", "name", name).with("line", (long) one.line()))
                .findFirst());
    }

    private static boolean isDefined(SyntaxNode node, String name) {
        boolean function = node.is(Kind.FUNCTION)
                && node.name().equals(name)
                && node.body().isPresent();
        boolean variable = node.is(Kind.DECLARATION) && node.declares(name);
        return (function || variable) && node.head().tokens().stream().noneMatch(word -> SHARED.contains(word.text()));
    }

    private static Optional<Hint> main(SourceLines lines) {
        return lines.functions()
                .filter(one ->
                        one.body().isPresent() && LIKE_MAIN.matcher(one.name()).matches())
                .filter(one -> one.variables().stream()
                        .allMatch(variable -> variable.name().text().startsWith("arg")))
                .map(one -> Hint.of(
                                one.name().equalsIgnoreCase(MAIN) ? "name-case" : "cpp-misspelt",
                                "name",
                                one.name(),
                                "wanted",
                                MAIN)
                        .with("line", (long) one.line()))
                .findFirst();
    }
}
