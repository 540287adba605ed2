package judge.explain.cpp.rule;

import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.cause.Cause.Trouble;
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

    private static final Pattern INCLUDES_SOURCE =
            Pattern.compile("^\\s*#\\s*include\\s*[<\"]([^<>\"]{1,80}\\.(?:cpp|cc|cxx|c))[>\"]");

    private static final Pattern HEADER = Pattern.compile(".*\\.(?:h|hh|hpp|hxx|inl)");

    /** The text before the name in the head of a function. */
    private static final String HEAD = "^(?!return\\b|else\\b|[^(]*<<)[A-Za-z_][\\w:<>*& ]{0,80}[\\s*&]";

    private static final String MAIN = "main";

    /** A function without parameters whose name is main but for a slip of the keys. */
    private static final Pattern LIKE_MAIN = Pattern.compile("^\\s*(?:int|void|signed)\\s+(?!main\\b)"
            + "((?i:m{1,2}a{1,2}i{1,2}n{1,2}|mian|mani|mina|amin|maim|mein|nain|mai|man)|_main|main[_\\d])"
            + "\\s*\\(\\s*(?:void|int\\s+argc\\b.*)?\\s*\\)\\s*(?:\\{.*)?$");

    private LinkCauses() {}

    static Optional<Hint> hint(Trouble trouble, SourceLines lines) {
        if (!trouble.kind().equals("error")) {
            return Optional.empty();
        }
        Matcher twice = TWICE.matcher(trouble.message());
        if (twice.find()) {
            return twice(twice.group(1), lines);
        }
        Matcher undefined = UNDEFINED.matcher(trouble.message());
        return undefined.find() ? undefined(undefined.group(1), lines) : Optional.empty();
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
            return lineOfMember(member.group(1), member.group(2), lines).map(line -> hint.with("line", line));
        }
        Matcher function = FUNCTION.matcher(name);
        return function.find() ? function(function.group(1), lines) : Optional.empty();
    }

    private static Optional<Long> lineOfMember(String type, String member, SourceLines lines) {
        return lines.structs()
                .flatMap(one -> one.lineOfMember(type, member).stream())
                .findFirst();
    }

    /** A function that stands in a file once, and by its name or its types is another one than that which is called. */
    private static Optional<Hint> function(String name, SourceLines lines) {
        Optional<Long> other = otherHead(name, lines);
        if (other.isPresent()) {
            return other.map(line -> Hint.of("cpp-heads-differ", "name", name).with("line", line));
        }
        Optional<Long> declared = lines.firstCode(Pattern.compile(HEAD + name + "\\s*\\([^;{}]*\\)\\s*;"))
                .map(SourceLines.Line::number);
        Hint hint = lines.firstCode(Pattern.compile(HEAD + "(?i:" + name + ")\\s*\\([^;{}]*\\)\\s*(?:\\{.*)?$"))
                .flatMap(one -> Pattern.compile("(?i)\\b" + name + "(?=\\s*\\()")
                        .matcher(one.text())
                        .results()
                        .map(MatchResult::group)
                        .findFirst())
                .map(written -> Hint.of("name-case", "name", name, "wanted", written))
                .orElse(Hint.of("cpp-undefined", "name", name));
        return declared.map(line -> hint.with("line", line));
    }

    private static Hint ofTemplate(String type, String member, SourceLines lines) {
        Optional<Long> line = member == null
                ? lines.firstCode(Pattern.compile(HEAD + type + "\\s*\\([^;{}]*\\)\\s*;"))
                        .map(SourceLines.Line::number)
                : lineOfMember(type, member, lines);
        Hint hint = Hint.of("cpp-template-body", "name", member == null ? type : type + "::" + member);
        return line.map(number -> hint.with("line", number)).orElse(hint);
    }

    /**
     * Finds the cause of a double definition: a source that is included and compiled by itself as well, or a definition
     * in a header.
     */
    private static Optional<Hint> twice(String name, SourceLines lines) {
        Optional<Hint> source = lines.firstWritten(INCLUDES_SOURCE).flatMap(one -> INCLUDES_SOURCE
                .matcher(one.text())
                .results()
                .map(found -> found.group(1))
                .filter(file -> lines.texts().containsKey(file))
                .map(file -> Hint.of("cpp-source-included", "name", file).with("line", one.number()))
                .findFirst());
        return source.or(() -> lines.only(HEADER)
                .firstCode(Pattern.compile(
                        "^(?!\\s*(?:extern|static|inline|typedef|const|return)\\b)\\s*[A-Za-z_][\\w:<>*&, ]{0,80}"
                                + "[\\s*&]" + name
                                + "\\s*(?:\\([^;{}]*\\)\\s*(?:\\{.*)?$|(?:\\[[^\\]]*\\]\\s*)*[=;,])"))
                .map(one -> Hint.of("cpp-header-body", "name", name).with("line", one.number())));
    }

    /** The declaration of a function that is written out as well, so that its parameters must be other ones. */
    private static Optional<Long> otherHead(String name, SourceLines lines) {
        String head = HEAD + name + "\\s*\\([^;{}]*\\)\\s*";
        return lines.firstCode(Pattern.compile(head + "(\\{.*)?$")).isPresent()
                ? lines.firstCode(Pattern.compile(head + ";")).map(SourceLines.Line::number)
                : Optional.empty();
    }

    private static Optional<Hint> main(SourceLines lines) {
        return lines.firstCode(LIKE_MAIN).flatMap(one -> LIKE_MAIN
                .matcher(one.text())
                .results()
                .map(found -> found.group(1))
                .map(name -> Hint.of(
                                name.equalsIgnoreCase(MAIN) ? "name-case" : "cpp-misspelt",
                                "name",
                                name,
                                "wanted",
                                MAIN)
                        .with("line", one.number()))
                .findFirst());
    }
}
