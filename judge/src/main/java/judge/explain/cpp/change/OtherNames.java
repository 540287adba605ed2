package judge.explain.cpp.change;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import judge.cpp.Token;
import judge.cpp.Variable;

/** Other variables of the same type, also where they are not declared together; tried when all else has not helped. */
final class OtherNames {

    private static final Set<String> WHOLE = Set.of("int", "long long", "ll", "LL");
    private static final Set<String> OTHERS = Set.of("double", "string", "char", "bool");

    private static final int RANK = 5;
    private static final int MOST = 4;

    private final PossibleChanges found;
    private final Map<String, String> types = new HashMap<>();
    private final Map<String, Set<String>> alike = new HashMap<>();
    private final Set<String> outside = new HashSet<>();

    OtherNames(PossibleChanges found) {
        this.found = found;
        found.tree().variables().forEach(one -> {
            String type = type(one);
            if (!type.isEmpty()) {
                types.putIfAbsent(one.name().text(), type);
                alike.computeIfAbsent(type, key -> new TreeSet<>())
                        .add(one.name().text());
            }
        });
        found.tree()
                .globals()
                .filter(one -> !type(one).isEmpty())
                .forEach(one -> outside.add(one.name().text()));
    }

    /** The type and the number of dimensions; an empty text for what is not simple. */
    private static String type(Variable one) {
        String words = one.type().plain().replaceFirst("^(?:(?:static|const|std ::) )*", "");
        String type = WHOLE.contains(words) ? "int" : OTHERS.contains(words) ? words : "";
        return type.isEmpty() || !one.marks().isEmpty()
                ? ""
                : type + one.dimensions().size();
    }

    void add(Part part) {
        List<Token> tokens = part.tokens();
        for (int i = 0; part.isSimple() && i < tokens.size(); i++) {
            Token token = tokens.get(i);
            boolean member =
                    i > 0 && (tokens.get(i - 1).is(".") || tokens.get(i - 1).is("->"));
            String type = member ? "" : types.getOrDefault(token.text(), "");
            Set<String> twins = part.twins().getOrDefault(token.text(), Set.of());
            alike.getOrDefault(type, Set.of()).stream()
                    .filter(other -> !token.is(other) && !twins.contains(other) && part.sees(other))
                    .filter(other -> part.visible().contains(other) || outside.contains(other))
                    .limit(MOST)
                    .forEach(other -> found.within(RANK, part, token.start(), token.end(), other));
        }
    }
}
