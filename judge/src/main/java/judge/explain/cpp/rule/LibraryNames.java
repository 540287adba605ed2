package judge.explain.cpp.rule;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import judge.explain.said.Spelling;

/** The names that contestants use from the standard libraries of C and C++, and names that only other systems have. */
final class LibraryNames {

    private static final Map<String, List<String>> BY_HEADER = Map.ofEntries(
            Map.entry(
                    "cstdio",
                    List.of(
                            "printf scanf puts getchar putchar freopen fopen fclose fscanf fprintf sprintf snprintf",
                            "sscanf fgets fputs fgetc fputc fread fwrite fflush ungetc feof EOF stdin stdout stderr",
                            "FILE perror")),
            Map.entry(
                    "cstring",
                    List.of(
                            "memset memcpy memmove memcmp strlen strcmp strncmp strcpy strncpy strcat strchr strrchr",
                            "strstr strtok strdup")),
            Map.entry(
                    "cmath",
                    List.of(
                            "sqrt pow fabs floor ceil sin cos tan asin acos atan atan2 log log2 log10 exp round fmod",
                            "cbrt hypot M_PI INFINITY NAN isnan sqrtl powl")),
            Map.entry(
                    "cstdlib",
                    List.of("abs labs llabs rand srand exit malloc calloc realloc free qsort atoi atol atof NULL")),
            Map.entry(
                    "climits",
                    List.of("INT_MAX INT_MIN UINT_MAX LONG_MAX LONG_MIN LLONG_MAX LLONG_MIN ULLONG_MAX CHAR_BIT")),
            Map.entry(
                    "cstdint",
                    List.of("int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t INT32_MAX INT64_MAX")),
            Map.entry("cfloat", List.of("DBL_MAX DBL_MIN DBL_EPSILON FLT_MAX")),
            Map.entry("cctype", List.of("isdigit isalpha isalnum isupper islower isspace ispunct toupper tolower")),
            Map.entry("ctime", List.of("time clock clock_t CLOCKS_PER_SEC time_t")),
            Map.entry("cassert", List.of("assert")),
            Map.entry(
                    "algorithm",
                    List.of(
                            "sort stable_sort max min swap reverse unique lower_bound upper_bound equal_range fill",
                            "next_permutation prev_permutation max_element min_element nth_element binary_search",
                            "random_shuffle shuffle count count_if find find_if merge __gcd for_each transform copy",
                            "rotate is_sorted partial_sort clamp ranges")),
            Map.entry("numeric", List.of("accumulate iota partial_sum inner_product gcd lcm midpoint")),
            Map.entry("vector", List.of("vector")),
            Map.entry("string", List.of("string getline to_string stoi stol stoll stod")),
            Map.entry("map", List.of("map multimap")),
            Map.entry("set", List.of("set multiset")),
            Map.entry("queue", List.of("queue priority_queue")),
            Map.entry("stack", List.of("stack")),
            Map.entry("deque", List.of("deque")),
            Map.entry("list", List.of("list")),
            Map.entry("bitset", List.of("bitset")),
            Map.entry("unordered_map", List.of("unordered_map unordered_multimap")),
            Map.entry("unordered_set", List.of("unordered_set unordered_multiset")),
            Map.entry("utility", List.of("pair make_pair")),
            Map.entry("tuple", List.of("tuple make_tuple tie")),
            Map.entry("array", List.of("array")),
            Map.entry("iostream", List.of("cin cout cerr clog endl ios ios_base istream ostream")),
            Map.entry("iomanip", List.of("setprecision setw setfill setbase")),
            Map.entry("sstream", List.of("stringstream istringstream ostringstream")),
            Map.entry("fstream", List.of("ifstream ofstream fstream")),
            Map.entry("functional", List.of("function greater less hash bind")),
            Map.entry("iterator", List.of("back_inserter ostream_iterator istream_iterator")),
            Map.entry("limits", List.of("numeric_limits")),
            Map.entry("complex", List.of("complex")),
            Map.entry("random", List.of("mt19937 mt19937_64 random_device uniform_int_distribution")),
            Map.entry("chrono", List.of("chrono")),
            Map.entry("memory", List.of("unique_ptr shared_ptr make_unique make_shared")),
            Map.entry("optional", List.of("optional nullopt")),
            Map.entry("string_view", List.of("string_view")),
            Map.entry("variant", List.of("variant")),
            Map.entry("any", List.of("any")),
            Map.entry("span", List.of("span")),
            Map.entry("bit", List.of("popcount bit_ceil bit_floor bit_width has_single_bit countl_zero countr_zero")),
            Map.entry("format", List.of("format")),
            Map.entry("coroutine", List.of("coroutine_handle suspend_always suspend_never")),
            Map.entry("numbers", List.of("numbers")));

    /** The names that came with C++17 or C++20. */
    private static final Set<String> NEWER = Set.of(
            "gcd",
            "lcm",
            "clamp",
            "optional",
            "nullopt",
            "string_view",
            "variant",
            "any",
            "span",
            "popcount",
            "bit_ceil",
            "bit_floor",
            "bit_width",
            "has_single_bit",
            "countl_zero",
            "countr_zero",
            "format",
            "numbers",
            "ranges",
            "midpoint",
            "concept",
            "requires",
            "co_await",
            "co_return",
            "co_yield",
            "coroutine_handle",
            "suspend_always",
            "suspend_never",
            "consteval",
            "constinit",
            "filesystem");

    /** The newer headers, beside those whose names are known here. */
    private static final Set<String> NEWER_HEADERS = Set.of(
            "barrier",
            "concepts",
            "expected",
            "flat_map",
            "flat_set",
            "generator",
            "inplace_vector",
            "latch",
            "mdspan",
            "print",
            "ranges",
            "semaphore",
            "source_location",
            "spanstream",
            "stacktrace",
            "stdfloat",
            "stop_token",
            "syncstream");

    private static final Set<String> OF_WINDOWS = Set.of(
            "itoa",
            "ltoa",
            "_itoa",
            "ultoa",
            "strrev",
            "_strrev",
            "strlwr",
            "strupr",
            "_strlwr",
            "_strupr",
            "getch",
            "_getch",
            "getche",
            "kbhit",
            "_kbhit",
            "Sleep",
            "clrscr",
            "gotoxy",
            "scanf_s",
            "printf_s",
            "gets_s",
            "fopen_s",
            "strcpy_s",
            "sscanf_s",
            "fscanf_s",
            "sprintf_s",
            "GetTickCount",
            "MessageBox",
            "_countof",
            "_CRT_SECURE_NO_WARNINGS",
            "_stricmp",
            "stricmp",
            "strcmpi");

    /**
     * The least length of a header's name that is looked for behind a misspelt one: shorter names are like too many
     * words.
     */
    private static final int LONG_ENOUGH = 6;

    private static final Map<String, String> HEADERS = new HashMap<>();

    static {
        BY_HEADER.forEach((header, lines) -> lines.stream()
                .flatMap(line -> List.of(line.split(" ")).stream())
                .forEach(name -> HEADERS.put(name, header)));
    }

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
        boolean newer = BY_HEADER.containsKey(header) || NEWER_HEADERS.contains(header);
        boolean old = header.endsWith(".h") && isHeaderOfCpp(header.substring(0, header.length() - 2));
        return newer ? "cpp-header-newer" : old ? "cpp-header-old" : "cpp-header-unknown";
    }

    /** Tells whether only the compilers of Windows have the name. */
    static boolean isOfWindows(String name) {
        return OF_WINDOWS.contains(name);
    }

    /** The only header that is spelled nearly so. */
    static Optional<String> headerLike(String written) {
        List<String> alike = Stream.concat(BY_HEADER.keySet().stream(), Stream.of("bits/stdc++.h"))
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
        return BY_HEADER.containsKey(header)
                || Set.of("bits/stdc++.h", "cstdlib", "cstddef").contains(header);
    }
}
