package judge.source;

import java.util.List;

/**
 * A language by its name, and what of it can be said in a word or a number.
 *
 * @param code as problem packages and reports name it, such as {@code java}
 * @param title its name for people, in any language
 * @param endings of its source files, each with its dot, such as {@code .java}; some systems write them in
 *     capitals, but {@code .C} and {@code .c} are two
 * @param companions endings of files that belong to a submission but do not tell its language, such as {@code .h}
 * @param standards the standards of the language, or other options, that a problem can ask for, the usual one first;
 *     empty where there is no choice
 * @param timeMultiplier the factor on a limit written for C++, for a problem that says nothing of the language
 */
public record LanguageName(
        String code,
        String title,
        List<String> endings,
        List<String> companions,
        List<String> standards,
        double timeMultiplier) {

    private static final String TOLD_BY_CASE = ".c";
    private static final List<String> HEADERS = List.of(".h", ".hh", ".hpp", ".hxx", ".inl");

    /** The language with the code of the problem package format. */
    public static final LanguageName JAVA = new LanguageName("java", "Java", List.of(".java"));

    /** The language with the code of the problem package format. */
    public static final LanguageName CPP = new LanguageName(
            "cpp",
            "C++",
            List.of(".cpp", ".cc", ".cxx", ".c++", ".C"),
            HEADERS,
            List.of("c++17", "c++14", "c++20", "gnu++17", "gnu++14", "gnu++20"),
            1);

    /** The language with the code of the problem package format. */
    public static final LanguageName C = new LanguageName("c", "C", List.of(".c"), HEADERS, List.of("c17", "c11"), 1);

    /** The language with the code of the problem package format. */
    public static final LanguageName PYTHON3 =
            new LanguageName("python3", "Python 3", List.of(".py", ".py3"), List.of(), List.of(), 5);

    /** The name in place of a language, where submissions are the answers themselves. */
    public static final LanguageName ANSWERS = new LanguageName("answers", "answers", List.of(".out", ".ans"));

    /** The same name, where they are answers to questions. */
    public static final LanguageName QUESTIONS =
            new LanguageName(ANSWERS.code(), ANSWERS.title(), List.of(".yaml", ".yml", ".json"));

    public LanguageName {
        endings = List.copyOf(endings);
        companions = List.copyOf(companions);
        standards = List.copyOf(standards);
    }

    /** One with sources alone and without standards, as quick as C++. */
    public LanguageName(String code, String title, List<String> endings) {
        this(code, title, endings, List.of(), List.of(), 1);
    }

    /**
     * Reads one of a line: code, time multiplier, endings, companions and standards with commas between them (a hyphen
     * for none), and the title.
     */
    static LanguageName listed(String line) {
        String[] parts = line.split(" ", 6);
        return new LanguageName(
                parts[0], parts[5], list(parts[2]), list(parts[3]), list(parts[4]), Double.parseDouble(parts[1]));
    }

    private static List<String> list(String words) {
        return words.equals("-") ? List.of() : List.of(words.split(","));
    }

    /** The line that {@link #listed} reads. */
    public String line() {
        return String.join(
                " ", code, String.valueOf(timeMultiplier), words(endings), words(companions), words(standards), title);
    }

    private static String words(List<String> list) {
        return list.isEmpty() ? "-" : String.join(",", list);
    }

    /** The key by which a problem chooses one of the standards. */
    public String choiceKey() {
        return equals(C) || equals(CPP) ? "standard" : "option";
    }

    /** Tells whether a file of this name, or path, shows that a submission is in the language. */
    public boolean isTold(String file) {
        return endings.stream().anyMatch(ending -> ends(file, ending));
    }

    /** Tells whether a file of this name, or path, belongs to a submission in the language. */
    public boolean isSource(String file) {
        return isTold(file) || companions.stream().anyMatch(ending -> ends(file, ending));
    }

    /** Tells whether sources in a language, by all of its endings, can be compiled and run as ones in this. */
    public boolean canRun(LanguageName other) {
        return other.endings.stream().allMatch(this::isSource);
    }

    /** The name, or path, without the ending by which it tells the language, if it does. */
    public String withoutEnding(String file) {
        return endings.stream()
                .filter(ending -> ends(file, ending))
                .findFirst()
                .map(ending -> file.substring(0, file.length() - ending.length()))
                .orElse(file);
    }

    private static boolean ends(String file, String ending) {
        boolean anyCase = !ending.equalsIgnoreCase(TOLD_BY_CASE);
        return file.regionMatches(anyCase, file.length() - ending.length(), ending, 0, ending.length());
    }
}
