package judge.explain.java.rule;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The classes of the JDK that contestants use, by their simple names: what they forget to import or spell in another
 * case.
 */
final class KnownNames {

    private static final Map<String, List<String>> BY_PACKAGE = Map.of(
            "java.util",
            List.of(
                    "ArrayDeque ArrayList Arrays BitSet Collection Collections Comparator Deque EnumMap HashMap",
                    "HashSet InputMismatchException Iterator LinkedHashMap LinkedHashSet LinkedList List Locale Map",
                    "NoSuchElementException Objects Optional OptionalInt PriorityQueue Queue Random Scanner Set Stack",
                    "StringJoiner StringTokenizer TreeMap TreeSet Vector"),
            "java.io",
            List.of(
                    "BufferedInputStream BufferedOutputStream BufferedReader BufferedWriter DataInputStream File",
                    "FileInputStream FileNotFoundException FileReader FileWriter IOException InputStream",
                    "InputStreamReader OutputStreamWriter PrintStream PrintWriter StreamTokenizer"),
            "java.math",
            List.of("BigDecimal BigInteger MathContext RoundingMode"),
            "java.text",
            List.of("DecimalFormat SimpleDateFormat"),
            "java.nio.file",
            List.of("Files Path Paths"),
            "java.nio.charset",
            List.of("StandardCharsets"),
            "java.util.stream",
            List.of("Collectors IntStream LongStream Stream"),
            "java.util.function",
            List.of("BiFunction Consumer Function IntPredicate Predicate Supplier"),
            "java.util.concurrent",
            List.of("ConcurrentHashMap ExecutorService Executors ForkJoinPool ThreadLocalRandom TimeUnit"),
            "java.lang",
            List.of(
                    "Boolean Byte Character Comparable Double Exception Float Integer Iterable Long Math Number Object",
                    "Override Runnable RuntimeException Short String StringBuffer StringBuilder System Thread"));

    /** The words that Java writes in small letters, and some contestants do not. */
    private static final List<String> KEYWORDS = List.of(
            "boolean",
            "char",
            "class",
            "double",
            "for",
            "if",
            "int",
            "long",
            "public",
            "return",
            "void",
            "while",
            "println",
            "nextInt",
            "nextLine",
            "nextLong",
            "nextDouble",
            "hasNext",
            "charAt",
            "parseInt",
            "readLine",
            "substring",
            "toCharArray",
            "equals",
            "toString",
            "containsKey",
            "getOrDefault");

    /** Names that other languages have, or that belong to a class in Java. */
    private static final Map<String, String> ELSEWHERE = Map.ofEntries(
            Map.entry("bool", "boolean"),
            Map.entry("auto", "var"),
            Map.entry("cout", "System.out.println(...)"),
            Map.entry("printf", "System.out.printf(...)"),
            Map.entry("puts", "System.out.println(...)"),
            Map.entry("print", "System.out.print(...)"),
            Map.entry("println", "System.out.println(...)"),
            Map.entry("cin", "a Scanner or BufferedReader"),
            Map.entry("scanf", "a Scanner or BufferedReader"),
            Map.entry("input", "a Scanner or BufferedReader"),
            Map.entry("endl", "System.out.println(...)"),
            Map.entry("elif", "else if"),
            Map.entry("elsif", "else if"),
            Map.entry("elseif", "else if"),
            Map.entry("True", "true"),
            Map.entry("False", "false"),
            Map.entry("None", "null"),
            Map.entry("NULL", "null"),
            Map.entry("nullptr", "null"),
            Map.entry("vector", "ArrayList"),
            Map.entry("unordered_map", "HashMap"),
            Map.entry("unordered_set", "HashSet"),
            Map.entry("INT_MAX", "Integer.MAX_VALUE"),
            Map.entry("INT_MIN", "Integer.MIN_VALUE"),
            Map.entry("LLONG_MAX", "Long.MAX_VALUE"),
            Map.entry("max", "Math.max(...)"),
            Map.entry("min", "Math.min(...)"),
            Map.entry("abs", "Math.abs(...)"),
            Map.entry("sqrt", "Math.sqrt(...)"),
            Map.entry("pow", "Math.pow(...)"),
            Map.entry("floor", "Math.floor(...)"),
            Map.entry("ceil", "Math.ceil(...)"),
            Map.entry("len", "length, length() or size()"),
            Map.entry("str", "String.valueOf(...)"),
            Map.entry("parseInt", "Integer.parseInt(...)"));

    private static final Map<String, String> PACKAGES = new HashMap<>();
    private static final Map<String, String> BY_LETTERS = new HashMap<>();

    static {
        BY_PACKAGE.forEach((name, lines) -> lines.stream()
                .flatMap(line -> List.of(line.split(" ")).stream())
                .forEach(type -> PACKAGES.put(type, name)));
        KEYWORDS.forEach(word -> BY_LETTERS.put(word, word));
        PACKAGES.keySet().forEach(type -> BY_LETTERS.putIfAbsent(type.toLowerCase(Locale.ROOT), type));
    }

    private KnownNames() {}

    /** The full name of a class that has to be imported. */
    static Optional<String> toImport(String simpleName) {
        return Optional.ofNullable(PACKAGES.get(simpleName))
                .filter(name -> !name.equals("java.lang"))
                .map(name -> name + "." + simpleName);
    }

    /** The same name in the case that it has in Java. */
    static Optional<String> inTheRightCase(String name) {
        return Optional.ofNullable(BY_LETTERS.get(name.toLowerCase(Locale.ROOT)))
                .filter(right -> !right.equals(name));
    }

    /** Returns Java's name for a thing that another language calls so. */
    static Optional<String> ofOtherLanguages(String name) {
        return Optional.ofNullable(ELSEWHERE.get(name));
    }

    /** Tells whether the JDK has a class of this name. */
    static boolean isOfTheJdk(String simpleName) {
        return PACKAGES.containsKey(simpleName);
    }
}
