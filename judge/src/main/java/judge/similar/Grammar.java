package judge.similar;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import judge.source.LanguageName;

/**
 * The grammars by which works are read. Works of two grammars are never compared; C and C++ have one, because renaming
 * a file is no work of one's own.
 */
public enum Grammar {
    JAVA("Java", new JavaLexer(), LanguageName.JAVA),
    CPP("C/C++", new CppLexer(), LanguageName.CPP, LanguageName.C),
    PYTHON("Python", new PythonLexer(), LanguageName.PYTHON3);

    private final String title;

    @SuppressWarnings("ImmutableEnumChecker") // No lexer has a state.
    private final Lexer lexer;

    @SuppressWarnings("ImmutableEnumChecker") // List.of
    private final List<LanguageName> languages;

    Grammar(String title, Lexer lexer, LanguageName... languages) {
        this.title = title;
        this.lexer = lexer;
        this.languages = List.of(languages);
    }

    /** Returns the grammar's name for people, in any language. */
    public String title() {
        return title;
    }

    Lexer lexer() {
        return lexer;
    }

    /** Returns the grammar of a file's ending; empty where no source ends like that. */
    static Optional<Grammar> ofFile(String file) {
        return List.of(values()).stream()
                .filter(one -> one.languages.stream().anyMatch(language -> language.isSource(file)))
                .findFirst();
    }

    /** The first that one of the files tells; Java where none does. */
    static Grammar of(Collection<String> files) {
        return files.stream()
                .flatMap(file -> ofFile(file).stream())
                .sorted()
                .findFirst()
                .orElse(JAVA);
    }
}
