package judge.web.http;

import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.Locale.LanguageRange;
import java.util.Optional;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import judge.service.account.LoggedIn;
import org.jspecify.annotations.Nullable;

/** Chooses the language of an answer: that of the account, of a cookie, or of the browser's preference. */
public record RequestLanguage(RequestViewer viewers) {

    /** The name of the cookie, and of the parameter of addresses without an account. */
    public static final String NAME = "lang";

    /** The seconds for which a browser keeps it: a year. */
    public static final int SECONDS = 365 * 24 * 3600;

    /** The messages in the language of a request. */
    public Messages of(Context ctx) {
        return Messages.in(viewers.of(ctx)
                .map(LoggedIn::locale)
                .flatMap(DisplayLanguage::ofTag)
                .orElseGet(() -> asked(ctx)));
    }

    /** Returns the language that was chosen in the browser, or that it asks for, whoever uses it. */
    public static DisplayLanguage asked(Context ctx) {
        return Optional.ofNullable(ctx.cookie(NAME))
                .flatMap(DisplayLanguage::ofTag)
                .orElseGet(() -> preferred(ctx));
    }

    private static DisplayLanguage preferred(Context ctx) {
        @Nullable String header = ctx.header("Accept-Language");
        try {
            List<LanguageRange> ranges = header == null ? List.of() : LanguageRange.parse(header);
            return ranges.stream()
                    .map(range -> Locale.forLanguageTag(range.getRange()).getLanguage())
                    .flatMap(tag -> DisplayLanguage.ofTag(tag).stream())
                    .findFirst()
                    .orElse(DisplayLanguage.EN);
        } catch (IllegalArgumentException e) {
            return DisplayLanguage.EN; // The browser, or whoever it is, asks for no language that there is.
        }
    }
}
