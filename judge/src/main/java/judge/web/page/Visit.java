package judge.web.page;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.HttpStatus;
import io.javalin.http.SameSite;
import io.javalin.http.UploadedFile;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.LoggedIn;
import judge.web.http.RefusalAnswers;
import org.jspecify.annotations.Nullable;

/** One request for a page: who asks, in which language and time zone, what was sent, and what is answered. */
final class Visit {

    private static final String FLASH = "flash";
    static final String LANGUAGE = "lang";
    private static final String ZONE = "zone";
    private static final Duration FLASH_LASTS = Duration.ofSeconds(60);

    private final Pages pages;
    private final Context context;
    private final Messages messages;
    private final List<String> scripts = new ArrayList<>();
    private final List<String> styles = new ArrayList<>();
    private int refresh;

    Visit(Pages pages, Context context) {
        this.pages = pages;
        this.context = context;
        messages = language();
    }

    /** The request itself, for what is not here. */
    Context context() {
        return context;
    }

    /** Who asks; empty where nobody has logged in. */
    Optional<Viewer> visitor() {
        return pages.door().viewers().of(context).map(LoggedIn::viewer);
    }

    /** Who asks. */
    Viewer viewer() {
        return pages.door().viewers().require(context);
    }

    /** Why something was refused, in a sentence. */
    String sentence(Refusal refusal) {
        return RefusalAnswers.sentence(messages, refusal);
    }

    /** The same with the moment from which on it is possible, where that is known. */
    String sentenceWithTime(Refusal refusal) {
        @Nullable Instant retry = refusal.retry();
        return retry == null
                ? sentence(refusal)
                : sentence(refusal) + " " + text("retry-at", "time", Times.exact(retry, zone()));
    }

    /** Where the request came from. */
    String address() {
        return pages.door().exposure().address(context);
    }

    /** What forms have to send back. */
    String csrf() {
        return pages.door().csrf().token(context);
    }

    /** By account, cookie, or what the browser prefers. */
    private Messages language() {
        boolean byAccount = loggedIn().map(LoggedIn::locale).isPresent();
        return Optional.ofNullable(context.cookie(LANGUAGE))
                .filter(cookie -> !byAccount)
                .flatMap(DisplayLanguage::ofTag)
                .map(Messages::in)
                .orElseGet(() -> pages.door().languages().of(context));
    }

    /** Who asks, with what is kept of them; empty where nobody has logged in. */
    Optional<LoggedIn> loggedIn() {
        return pages.door().viewers().of(context);
    }

    Messages messages() {
        return messages;
    }

    /** The text of {@code web.<key>}. */
    String text(String key, Object... namesAndValues) {
        return messages.text("web." + key, namesAndValues);
    }

    /** In which moments are shown and read. */
    ZoneId zone() {
        return loggedIn()
                .map(LoggedIn::zone)
                .or(() -> Optional.ofNullable(context.cookie(ZONE)))
                .flatMap(Times::zone)
                .orElseGet(ZoneId::systemDefault);
    }

    /** The moment as people read it. */
    String time(Instant moment) {
        return Times.shown(moment, zone());
    }

    Instant now() {
        return pages.clock().instant();
    }

    /** A part of the path. */
    String path(String name) {
        return context.pathParam(name);
    }

    /** A number in the path; whatever is none is not there. */
    long number(String name) {
        try {
            return Long.parseLong(path(name));
        } catch (NumberFormatException e) {
            throw new Refusal(Refusal.Kind.NOT_FOUND, "not-found", Map.of());
        }
    }

    /** What was chosen in the field of that name, without what browsers send for none. */
    List<UploadedFile> files(String name) {
        return context.uploadedFiles(name).stream()
                .filter(file -> !file.filename().isEmpty())
                .toList();
    }

    /** What was typed into a field of the form; empty where there is none. */
    String field(String name) {
        @Nullable String value = context.formParam(name);
        return value == null ? "" : value;
    }

    /** What the address says after the question mark; empty where there is none. */
    String query(String name) {
        @Nullable String value = context.queryParam(name);
        return value == null ? "" : value;
    }

    /**
     * Shows {@code judge/web/<template>.mustache} in the frame.
     *
     * @param model what the template names; besides, it can name what {@link Frame} has
     */
    void show(String template, String title, Object model) {
        context.html(page(template, title, model));
    }

    /** The same as a text. */
    String page(String template, String title, Object model) {
        Frame frame = Frame.of(this, title);
        String body = pages.templates().fill(template, model, frame);
        return pages.templates().fill("frame", Map.of("body", body), frame);
    }

    /** A part of a page, without the frame. */
    void showPart(String template, Object model) {
        context.html(pages.templates().fill(template, model, Frame.of(this, "")));
    }

    /** Has the page use a style sheet besides that of all. */
    void useStyle(String name) {
        styles.add(name);
    }

    List<String> styles() {
        return List.copyOf(styles);
    }

    /** Has the page load a script of ours when it is shown. */
    void useScript(String name) {
        scripts.add(name);
    }

    /** Has a browser without scripts ask again after so many seconds. */
    void refreshAfter(int seconds) {
        refresh = seconds;
    }

    List<String> scripts() {
        return List.copyOf(scripts);
    }

    int refresh() {
        return refresh;
    }

    /** What the next page says once at its top, in the language of now. */
    void flash(String sentence) {
        String value = URLEncoder.encode(sentence, StandardCharsets.UTF_8);
        setCookie(FLASH, value, (int) FLASH_LASTS.toSeconds());
    }

    /** What is said at the top of this page, and of no other. */
    String takeFlash() {
        @Nullable String value = context.cookie(FLASH);
        if (value == null) {
            return "";
        }
        setCookie(FLASH, "", 0);
        try {
            return URLDecoder.decode(value, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            return "";
        }
    }

    /** Has the browser keep something. */
    void setCookie(String name, String value, int seconds) {
        context.cookie(
                new Cookie(name, value, "/", seconds, pages.door().exposure().isSecure(), true, null, SameSite.LAX));
    }

    /** Goes on at another page, as after every form. */
    void seeOther(String path) {
        context.redirect(path, HttpStatus.SEE_OTHER);
    }

    Pages pages() {
        return pages;
    }
}
