package judge.similar;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import judge.source.LanguageName;

/**
 * What works are read by. Works of two grammars are never compared; C and C++ have one, for who renames a file has
 * written nothing.
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

    /** What people call it, in any language. */
    public String title() {
        return title;
    }

    Lexer lexer() {
        return lexer;
    }

    /** What the ending of a file tells; nothing where no source ends like that. */
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
