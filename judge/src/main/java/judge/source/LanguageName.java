package judge.source;

import java.util.List;

/**
 * A language by its name.
 *
 * @param code as problem packages and reports name it, such as {@code java}
 * @param endings of its source files, each with its dot, such as {@code .java}
 */
public record LanguageName(String code, List<String> endings) {

    /** As the problem package format has it. */
    public static final LanguageName JAVA = new LanguageName("java", List.of(".java"));

    public LanguageName {
        endings = List.copyOf(endings);
    }

    /** Whether a file of this name, or path, is a source in the language. */
    public boolean isSource(String file) {
        return endings.stream().anyMatch(file::endsWith);
    }
}
