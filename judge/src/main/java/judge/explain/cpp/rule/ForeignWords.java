package judge.explain.cpp.rule;

import java.util.Map;
import java.util.Optional;

/** Words that other languages have, or that are typed so by many, and what C++ has in their place. */
final class ForeignWords {

    private static final Map<String, String> WORDS = Map.ofEntries(
            Map.entry("String", "string"),
            Map.entry("str", "string"),
            Map.entry("boolean", "bool"),
            Map.entry("Boolean", "bool"),
            Map.entry("Integer", "int"),
            Map.entry("integer", "int"),
            Map.entry("Long", "long long"),
            Map.entry("longlong", "long long"),
            Map.entry("int64", "long long"),
            Map.entry("Double", "double"),
            Map.entry("real", "double"),
            Map.entry("byte", "unsigned char"),
            Map.entry("null", "nullptr"),
            Map.entry("None", "nullptr"),
            Map.entry("nil", "nullptr"),
            Map.entry("True", "true"),
            Map.entry("False", "false"),
            Map.entry("elif", "else if"),
            Map.entry("elseif", "else if"),
            Map.entry("elsif", "else if"),
            Map.entry("then", "if (...) { ... }"),
            Map.entry("print", "cout or printf"),
            Map.entry("println", "cout"),
            Map.entry("writeln", "cout"),
            Map.entry("readln", "cin"),
            Map.entry("input", "cin"),
            Map.entry("System", "cin and cout"),
            Map.entry("Scanner", "cin"),
            Map.entry("Math", "sqrt, max, abs without anything before them"),
            Map.entry("ArrayList", "vector"),
            Map.entry("List", "vector"),
            Map.entry("HashMap", "unordered_map"),
            Map.entry("HashSet", "unordered_set"),
            Map.entry("len", "v.size()"),
            Map.entry("length", "v.size()"),
            Map.entry("endline", "endl"),
            Map.entry("vecter", "vector"),
            Map.entry("npos", "string::npos"),
            Map.entry("end1", "endl"),
            Map.entry("endI", "endl"),
            Map.entry("endL", "endl"),
            Map.entry("Cin", "cin"),
            Map.entry("Cout", "cout"),
            Map.entry("var", "auto"),
            Map.entry("let", "auto"),
            Map.entry("def", "int f(int x) { ... }"),
            Map.entry("begin", "{"),
            Map.entry("pass", ";"),
            Map.entry("div", "/"),
            Map.entry("mod", "%"));

    private ForeignWords() {}

    /** Returns the word of C++ for a word of another language. */
    static Optional<String> inCpp(String word) {
        return Optional.ofNullable(WORDS.get(word));
    }
}
