package judge.explain.cpp.rule;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import judge.explain.said.Spelling;
import judge.explain.said.WordLists;

/** The names that contestants use from the standard libraries of C and C++, and names that only other systems have. */
final class LibraryNames {

    private static final WordLists WORDS = new WordLists("cpp");

    private static final Set<String> CPP_HEADERS = WORDS.of("headers");
    private static final Map<String, String> HEADERS = WORDS.owners("headers");

    /** The names that came with C++17 or C++20. */
    private static final Set<String> NEWER = WORDS.of("newer");

    /** The newer headers, beside those whose names are known here. */
    private static final Set<String> NEWER_HEADERS = WORDS.of("newer headers");

    private static final Set<String> OF_WINDOWS = WORDS.of("of Windows");

    /** The words that other languages have, or that are typed so by many, with what C++ has in their place. */
    private static final Map<String, String> FOREIGN = WORDS.pairs("foreign");

    /**
     * The least length of a header's name that is looked for behind a misspelt one: shorter names are like too many
     * words.
     */
    private static final int LONG_ENOUGH = 6;

    private LibraryNames() {}

    /** All names, in an order that is always the same. */
    static Stream<String> all() {
        return HEADERS.keySet().stream().sorted();
    }

    /** The header that has the name, as C++ calls it. */
    static Optional<String> header(String name) {
        return Optional.ofNullable(HEADERS.get(name));
    }

    /** A header of C as C calls it; empty for one that only C++ has. */
    static Optional<String> headerOfC(String header) {
        return header.startsWith("c") && !Set.of("chrono", "complex").contains(header)
                ? Optional.of(header.substring(1) + ".h")
                : Optional.empty();
    }

    /** Tells whether only newer standards of C++ have the name. */
    static boolean isNewer(String name) {
        return NEWER.contains(name);
    }

    /** Tells why a header is missing: its standard is newer than the compiler, or it is older than all of them. */
    static String whyMissing(String header) {
        boolean newer = CPP_HEADERS.contains(header) || NEWER_HEADERS.contains(header);
        boolean old = header.endsWith(".h") && isHeaderOfCpp(header.substring(0, header.length() - 2));
        return newer ? "cpp-header-newer" : old ? "cpp-header-old" : "cpp-header-unknown";
    }

    /** Tells whether only the compilers of Windows have the name. */
    static boolean isOfWindows(String name) {
        return OF_WINDOWS.contains(name);
    }

    /** Returns the word of C++ for a word of another language. */
    static Optional<String> ofOtherLanguages(String word) {
        return Optional.ofNullable(FOREIGN.get(word));
    }

    /** The only header that is spelled nearly so. */
    static Optional<String> headerLike(String written) {
        List<String> alike = Stream.concat(CPP_HEADERS.stream(), Stream.of("bits/stdc++.h"))
                .flatMap(header -> Stream.concat(Stream.of(header), headerOfC(header).stream()))
                .filter(header -> header.length() >= LONG_ENOUGH
                        && !written.equals(header)
                        && !written.equals(header + ".h")
                        && Spelling.isAlike(written, header))
                .toList();
        return alike.size() == 1 ? Optional.of(alike.get(0)) : Optional.empty();
    }

    /** Tells whether the header is one of C++ that C has not. */
    static boolean isHeaderOfCpp(String header) {
        return CPP_HEADERS.contains(header)
                || Set.of("bits/stdc++.h", "cstdlib", "cstddef").contains(header);
    }
}
