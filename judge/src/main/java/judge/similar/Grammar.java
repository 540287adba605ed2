package judge.similar;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import judge.source.Syntax;

/**
 * The grammar by which works are read. Works of two grammars are never compared; C and C++ have one, because renaming a
 * file is no work of one's own.
 *
 * @param title its name for people, in any language
 */
public record Grammar(String title, Lexer lexer, List<LanguageName> languages) {

    static final Grammar JAVA = new Grammar("Java", new JavaLexer(), List.of(LanguageName.JAVA));
    static final Grammar CPP = new Grammar("C/C++", new CppLexer(), List.of(LanguageName.CPP, LanguageName.C));
    static final Grammar PYTHON = new Grammar("Python", new PythonLexer(), List.of(LanguageName.PYTHON3));

    private static final List<Grammar> BUILT_IN = List.of(JAVA, CPP, PYTHON);

    /** Grammars of languages that files describe, by the codes of those whose words they have. */
    private static final Map<String, Grammar> DESCRIBED = new ConcurrentHashMap<>();

    public Grammar {
        languages = List.copyOf(languages);
    }

    private boolean isOf(String file) {
        return languages.stream().anyMatch(language -> language.isSource(file));
    }

    /** Returns the grammar of a file's ending; empty where no source ends like that. */
    static Optional<Grammar> ofFile(String file) {
        return Stream.concat(BUILT_IN.stream().filter(one -> one.isOf(file)), described(file))
                .findFirst();
    }

    private static Stream<Grammar> described(String file) {
        return LanguageNames.known().all().stream()
                .filter(language -> language.isSource(file))
                .map(Grammar::described);
    }

    private static Grammar described(LanguageName language) {
        Syntax syntax = Syntax.of(language).orElseGet(() -> Syntax.usual(language.code()));
        LanguageName words = LanguageNames.known().ofCode(syntax.language()).orElse(language);
        return BUILT_IN.stream()
                .filter(one -> one.languages.contains(words))
                .findFirst()
                .orElseGet(() -> DESCRIBED.computeIfAbsent(
                        words.code(), any -> new Grammar(words.title(), new DescribedLexer(syntax), List.of(words))));
    }

    /** The first that one of the files tells; Java where none does. */
    static Grammar of(Collection<String> files) {
        return Stream.concat(
                        BUILT_IN.stream().filter(one -> files.stream().anyMatch(one::isOf)),
                        files.stream().flatMap(file -> ofFile(file).stream()))
                .findFirst()
                .orElse(JAVA);
    }
}
