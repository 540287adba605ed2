package judge.explain.cpp.change;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.cpp.Token;

/** Other variables of the same type, also where they are not declared together; tried when all else has not helped. */
final class OtherNames {

    private static final Pattern DECLARED =
            Pattern.compile("(?<![\\w<])(int|long long|ll|LL|double|string|char|bool)\\s++"
                    + "([A-Za-z_]\\w*+(?:\\s*+\\[[^\\]]{1,30}+\\])*+(?:\\s*+=[^,;(){}]{1,40}+)?"
                    + "(?:\\s*+,\\s*+[A-Za-z_]\\w*+(?:\\s*+\\[[^\\]]{1,30}+\\])*+(?:\\s*+=[^,;(){}]{1,40}+)?)*+)"
                    + "\\s*+[;)=,:]");

    private static final Pattern ONE = Pattern.compile("([A-Za-z_]\\w*+)((?:\\s*+\\[[^\\]]{1,30}+\\])*+)");

    private static final int RANK = 5;
    private static final int MOST = 4;

    private final String source;
    private final Map<String, String> types = new HashMap<>();
    private final Map<String, Set<String>> alike = new HashMap<>();

    OtherNames(String source) {
        this.source = source;
        Matcher declared = DECLARED.matcher(CodePatterns.withoutTypeNames(source));
        while (declared.find()) {
            for (String piece : declared.group(2).split(",", -1)) {
                Matcher one = ONE.matcher(piece.strip());
                if (one.lookingAt()) {
                    long sizes = one.group(2).chars().filter(c -> c == '[').count();
                    String type = number(declared.group(1)) + sizes;
                    types.putIfAbsent(one.group(1), type);
                    alike.computeIfAbsent(type, key -> new TreeSet<>()).add(one.group(1));
                }
            }
        }
    }

    private static String number(String type) {
        return type.matches("int|long long|ll|LL") ? "int" : type;
    }

    List<Rewrite> of(Part part) {
        List<Rewrite> found = new ArrayList<>();
        boolean simple = part.kind() == Part.Kind.STATEMENT || part.kind() == Part.Kind.RETURN || part.isValue();
        List<Token> tokens = part.tokens();
        for (int i = 0; simple && i < tokens.size(); i++) {
            Token token = tokens.get(i);
            boolean member =
                    i > 0 && (tokens.get(i - 1).is(".") || tokens.get(i - 1).is("->"));
            String type = member ? null : types.get(token.text());
            if (type == null) {
                continue;
            }
            Set<String> twins = part.twins().getOrDefault(token.text(), Set.of());
            alike.getOrDefault(type, Set.of()).stream()
                    .filter(other -> !other.equals(token.text()) && !twins.contains(other) && part.sees(other))
                    .filter(other -> part.visible().contains(other) || isOutside(other))
                    .limit(MOST)
                    .forEach(other -> found.add(Rewrite.instead(
                            RANK,
                            source.substring(part.start(), token.start())
                                    + other
                                    + source.substring(token.end(), part.end()))));
        }
        return found;
    }

    /** Tells whether the variable is declared outside of functions. */
    private boolean isOutside(String name) {
        return CodePatterns.has(
                source,
                "(?m)^(?:static |const )*(?:int|long long|ll|LL|double|string|char|bool)\\s[^(){}]*\\b" + name + "\\b");
    }
}
