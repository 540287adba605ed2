package judge.explain.cpp.rule;

import static judge.explain.cpp.rule.BareSource.has;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.reason.Hint;

/** Macros without parentheses, where the program uses them in a way that makes another sum of it. */
final class MacroSlips {

    private static final Pattern MACRO = Pattern.compile(
            "(?m)^[ \\t]*+#[ \\t]*+define[ \\t]++(\\w++)(?:\\(([\\w, \\t]{1,60}+)\\))?[ \\t]++([^\\n]{1,200}+)$");

    private static final int MAX_MACROS = 100;

    private static final int MAX_USES = 100;

    private MacroSlips() {}

    static Optional<Hint> hint(BareSource source) {
        Matcher macro = MACRO.matcher(source.code());
        for (int macros = 0; macros < MAX_MACROS && macro.find(); macros++) {
            String name = macro.group(1);
            String body = macro.group(3).strip();
            if (body.matches(".*[;{}\"#\\\\].*")) {
                continue;
            }
            String all = source.code();
            boolean torn = macro.group(2) == null
                    ? sums(body) && besideFactor(name, all)
                    : takesSums(name, List.of(macro.group(2).split(",", -1)), body, all, macro.end());
            if (torn) {
                return Optional.of(source.at(Hint.of("macro-parentheses", "name", name), macro.start()));
            }
        }
        return Optional.empty();
    }

    /** A factor in the macro that is a sum where it is used. */
    private static boolean takesSums(String name, List<String> parameters, String body, String all, int from) {
        Matcher use = Pattern.compile("\\b" + name + "\\s*+\\(").matcher(all);
        for (int uses = 0; uses < MAX_USES && use.find(from); uses++) {
            from = use.end();
            List<String> arguments = arguments(all, use.end());
            for (int i = 0; i < Math.min(arguments.size(), parameters.size()); i++) {
                if (isFactor(parameters.get(i).strip(), body) && sums(arguments.get(i))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isFactor(String parameter, String body) {
        return has(body, "[*/%]\\s*+" + parameter + "\\b|(?<![\\w.])" + parameter + "\\s*+[*/%]");
    }

    private static boolean besideFactor(String name, String all) {
        return has(all, "[*/%]\\s*+" + name + "\\b|\\b" + name + "\\s*+[*/%]");
    }

    /** Tells whether there is a plus or minus between two values outside of all parentheses. */
    private static boolean sums(String text) {
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            char sign = text.charAt(i);
            depth += "([{".indexOf(sign) >= 0 ? 1 : ")]}".indexOf(sign) >= 0 ? -1 : 0;
            boolean between = i > 0 && text.substring(0, i).matches("(?s).*[\\w\\])\"]\\s*+");
            if (depth == 0 && between && (sign == '+' || sign == '-') && !text.startsWith("->", i)) {
                boolean step = text.startsWith("++", i) || text.startsWith("--", i);
                boolean exponent = text.substring(0, i).matches("(?s).*\\b\\d++(?:\\.\\d*+)?[eE]");
                if (!step && !exponent) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns the arguments in the parentheses that are open at the index. */
    private static List<String> arguments(String text, int from) {
        List<String> arguments = new ArrayList<>();
        int depth = 0;
        int start = from;
        for (int i = from; i < Math.min(text.length(), from + MAX_USES); i++) {
            char sign = text.charAt(i);
            if (depth == 0 && (sign == ',' || sign == ')')) {
                arguments.add(text.substring(start, i));
                start = i + 1;
            }
            depth += "([{".indexOf(sign) >= 0 ? 1 : ")]}".indexOf(sign) >= 0 ? -1 : 0;
            if (depth < 0) {
                break;
            }
        }
        return arguments;
    }
}
