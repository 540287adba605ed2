package judge.explain.java.rule;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.cause.Catalogue;
import judge.cause.Cause.Speaker;
import judge.cause.Cause.Trouble;
import judge.explain.said.Characters;
import judge.reason.Hint;

/**
 * The table of the compiler's errors and their usual causes; the first line that fits counts. Keys are those of javac's
 * own resources, without {@code compiler.err.}; some differ between versions.
 */
public final class CompilerHints {

    private static final String PREFIX = "compiler.err.";

    private static final Pattern SYMBOL = Pattern.compile("symbol:?\\s+(?:class|variable|method) ([\\w$]+)");
    private static final Pattern CONSTRUCTOR = Pattern.compile("^constructor ([\\w$]+) in class \\1 cannot be applied");
    private static final Pattern PACKAGE = Pattern.compile("^package ([\\w$]+) does not exist");
    private static final Pattern LENGTH = Pattern.compile("symbol:?\\s+(?:variable|method) (?:length|size|Length)\\b.*"
            + "of type (?<type>[\\w.]+(?:<[^;]*>)?(?<array>\\[\\])?)");
    private static final Pattern KEYWORD =
            Pattern.compile("\\W*(?:for\\W+)?(?:(?:public|private|static|final) )*(elif|elsif|elseif|const"
                    + "|unsigned(?= \\w)|long long)\\b");
    private static final Pattern CHARACTER = Pattern.compile("illegal character: '(?:\\\\u(\\p{XDigit}{4})|(.))'");

    /** The looks before the table: those that take more than a pattern. */
    private static final List<Function<Trouble, Optional<Hint>>> LOOKUPS = List.of(
            CompilerHints::forgottenImport,
            CompilerHints::otherCase,
            CompilerHints::length,
            CompilerHints::otherLanguage,
            CompilerHints::hidden,
            CompilerHints::character);

    private CompilerHints() {}

    /**
     * Returns the usual cause of a compiler's message.
     *
     * @param key the compiler's own key of the message, such as {@code compiler.err.missing.ret.stmt}
     * @param message the message in English
     * @param sourceLine the line that it is about; empty where there is none
     */
    public static Optional<Hint> of(String key, String message, String sourceLine) {
        if (!key.startsWith(PREFIX)) {
            return Optional.empty();
        }
        Trouble trouble = new Trouble(key.substring(PREFIX.length()), sourceLine, message);
        Stream<Optional<Hint>> looked = LOOKUPS.stream().map(lookup -> lookup.apply(trouble));
        return looked.flatMap(Optional::stream).findFirst().or(() -> Catalogue.first(Speaker.JAVAC, trouble));
    }

    private static Optional<String> symbol(Trouble trouble) {
        Matcher symbol = SYMBOL.matcher(trouble.message());
        if (trouble.kind().startsWith("cant.resolve") && symbol.find()) {
            return Optional.of(symbol.group(1));
        }
        Matcher missing = PACKAGE.matcher(trouble.message());
        return trouble.kind().equals("doesnt.exist") && missing.find()
                ? Optional.of(missing.group(1))
                : Optional.empty();
    }

    private static Optional<Hint> forgottenImport(Trouble trouble) {
        return symbol(trouble).flatMap(KnownNames::toImport).map(name -> Hint.of("import-missing", "wanted", name));
    }

    private static Optional<Hint> otherCase(Trouble trouble) {
        return symbol(trouble).flatMap(name -> KnownNames.inTheRightCase(name)
                .map(right -> Hint.of("name-case", "name", name, "wanted", right)));
    }

    /** Arrays, texts and lists are asked for their length in three ways. */
    private static Optional<Hint> length(Trouble trouble) {
        Matcher asked = LENGTH.matcher(trouble.message());
        if (!trouble.kind().startsWith("cant.resolve") || !asked.find()) {
            return Optional.empty();
        }
        boolean text = asked.group("type").matches("(java\\.lang\\.)?String(Builder|Buffer)?");
        boolean many = asked.group("type").startsWith("java.util.");
        String wanted = asked.group("array") != null ? "length" : text ? "length()" : many ? "size()" : "";
        return wanted.isEmpty() ? Optional.empty() : Optional.of(Hint.of("length-name", "wanted", wanted));
    }

    private static Optional<Hint> otherLanguage(Trouble trouble) {
        Matcher keyword = KEYWORD.matcher(trouble.place());
        boolean begins = trouble.kind().matches("(expected|not\\.stmt|illegal\\.start).*") && keyword.lookingAt();
        boolean member = trouble.message().contains("of type");
        Optional<String> symbol = symbol(trouble).filter(one -> !member);
        Optional<String> name = begins ? Optional.of(keyword.group(1)) : symbol;
        return name.flatMap(one -> KnownNames.ofOtherLanguages(one)
                .map(wanted -> Hint.of("name-elsewhere", "name", one, "wanted", wanted)));
    }

    /** The JDK's classes of such names have several constructors, of which the compiler speaks in another way. */
    private static Optional<Hint> hidden(Trouble trouble) {
        Matcher constructor = CONSTRUCTOR.matcher(trouble.message());
        return constructor.find() && KnownNames.isOfTheJdk(constructor.group(1))
                ? Optional.of(Hint.of("own-class-hides", "name", constructor.group(1)))
                : Optional.empty();
    }

    private static Optional<Hint> character(Trouble trouble) {
        Matcher named = CHARACTER.matcher(trouble.message());
        if (!trouble.kind().equals("illegal.char") || !named.find()) {
            return Optional.empty();
        }
        char character =
                named.group(1) == null ? named.group(2).charAt(0) : (char) Integer.parseInt(named.group(1), 16);
        return Optional.of(Characters.hint(character, trouble.place()));
    }
}
