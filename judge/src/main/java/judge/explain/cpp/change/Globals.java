package judge.explain.cpp.change;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import judge.cpp.Token;

/** The variables that a source declares outside of its functions. */
final class Globals {

    private Globals() {}

    /**
     * The names of each such line, those of arrays apart.
     *
     * @param types words that a declaration begins with
     */
    static List<Set<String>> declaredTogether(List<Token> tokens, Set<String> types) {
        List<Set<String>> all = new ArrayList<>();
        int from = 0;
        int nested = 0;
        for (int i = 0; i < tokens.size(); i++) {
            String text = tokens.get(i).text();
            nested += "([{".contains(text) ? 1 : ")]}".contains(text) ? -1 : 0;
            if (nested == 0 && text.equals(";")) {
                names(tokens.subList(from, i + 1), types, all);
            }
            from = nested == 0 && (text.equals(";") || text.equals("}")) ? i + 1 : from;
        }
        return all;
    }

    private static void names(List<Token> line, Set<String> types, List<Set<String>> all) {
        boolean declares =
                types.contains(line.get(0).text()) && line.stream().noneMatch(token -> token.is("(") || token.is("{"));
        Set<String> variables = new HashSet<>();
        Set<String> arrays = new HashSet<>();
        for (int i = 1; declares && i + 1 < line.size(); i++) {
            String before = line.get(i - 1).text();
            String behind = line.get(i + 1).text();
            if (line.get(i).isName() && (before.equals(",") || types.contains(before))) {
                if (behind.equals("[")) {
                    arrays.add(line.get(i).text());
                } else if (",;=".contains(behind)) {
                    variables.add(line.get(i).text());
                }
            }
        }
        all.add(variables);
        all.add(arrays);
    }
}
