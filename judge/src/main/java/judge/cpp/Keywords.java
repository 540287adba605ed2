package judge.cpp;

import java.util.Set;

/** The words of the language, by what may stand where they stand. */
final class Keywords {

    private static final Set<String> BUILT_IN = Set.of(
            "void bool char short int long float double signed unsigned auto wchar_t __int128 __int64".split(" "));

    private static final Set<String> QUALIFIERS = Set.of(("const constexpr static inline extern register volatile "
                    + "mutable virtual explicit friend typename struct class enum union thread_local")
            .split(" "));

    private static final Set<String> OTHER = Set.of(("if else for while do switch case default return break continue "
                    + "goto new delete throw try catch using namespace typedef template operator sizeof public private "
                    + "protected this true false nullptr and or not")
            .split(" "));

    /** Words that no expression goes on with. */
    private static final Set<String> STATEMENTS =
            Set.of("if else for while do switch case default return break continue goto typedef using".split(" "));

    private static final Set<String> VALUES = Set.of("this", "true", "false", "nullptr");

    private Keywords() {}

    static boolean contains(String word) {
        return BUILT_IN.contains(word) || QUALIFIERS.contains(word) || OTHER.contains(word);
    }

    static boolean beginsStatement(String word) {
        return STATEMENTS.contains(word);
    }

    /** Tells whether no value begins with the word. */
    static boolean isOfType(String word) {
        return BUILT_IN.contains(word) || QUALIFIERS.contains(word);
    }

    static boolean isQualifier(String word) {
        return QUALIFIERS.contains(word);
    }

    static boolean isBuiltIn(String word) {
        return BUILT_IN.contains(word);
    }

    static boolean isValue(String word) {
        return VALUES.contains(word);
    }
}
