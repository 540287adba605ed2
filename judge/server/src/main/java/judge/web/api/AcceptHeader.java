package judge.web.api;

import io.javalin.http.Context;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Tells which of two formats a client wants. */
final class AcceptHeader {

    private AcceptHeader() {}

    /** Tells whether a type is wanted more than the usual one; {@code *} and no header at all mean the usual one. */
    static boolean prefers(Context ctx, String type, String usual) {
        @Nullable String accept = ctx.header("Accept");
        return accept != null && weight(accept, type) > weight(accept, usual);
    }

    /** Returns how much a type is wanted, from 0 to 1; the type itself decides before a wildcard. */
    private static double weight(String accept, String type) {
        String major = type.substring(0, type.indexOf('/')) + "/*";
        double weight = 0;
        int closest = 0;
        for (String range : accept.toLowerCase(Locale.ROOT).split(",", -1)) {
            String[] parts = range.split(";", -1);
            String name = parts[0].strip();
            int close = name.equals(type) ? 3 : name.equals(major) ? 2 : name.equals("*/*") ? 1 : 0;
            if (close > closest) {
                closest = close;
                weight = quality(parts);
            }
        }
        return weight;
    }

    private static double quality(String... parts) {
        for (String part : parts) {
            String parameter = part.strip();
            if (parameter.matches("q=[01](\\.[0-9]{0,3})?")) {
                return Double.parseDouble(parameter.substring(2));
            }
        }
        return 1;
    }
}
