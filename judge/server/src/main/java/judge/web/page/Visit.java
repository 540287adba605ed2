package judge.web.page;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.HandlerType;
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
import java.util.function.Supplier;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import judge.message.Visible;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.account.LoggedIn;
import judge.web.http.RefusalAnswers;
import org.jspecify.annotations.Nullable;

/** One request for a page: who asks, in which language and time zone, what was sent, and what is answered. */
public final class Visit {

    private static final String FLASH = "flash";
    private static final String ZONE = "zone";
    private static final Duration FLASH_LASTS = Duration.ofSeconds(60);

    private final PageParts parts;
    private final Context context;
    private final Messages messages;
    private final List<String> scripts = new ArrayList<>();
    private final List<String> styles = new ArrayList<>();
    private int refresh;

    Visit(PageParts parts, Context context) {
        this.parts = parts;
        this.context = context;
        messages = parts.door().languages().of(context);
    }

    /** The request itself, for what is not here. */
    public Context context() {
        return context;
    }

    /** Returns the viewer; empty where nobody has logged in. */
    public Optional<Viewer> visitor() {
        return parts.door().viewers().of(context).map(LoggedIn::viewer);
    }

    /** Returns the viewer; fails where nobody has logged in. */
    public Viewer viewer() {
        return parts.door().viewers().require(context);
    }

    /** Returns a supplier of the viewer, now and later. */
    public Supplier<Optional<Viewer>> still() {
        return parts.door().viewers().still(context);
    }

    /** Returns the sentence about a refusal. */
    public String sentence(Refusal refusal) {
        return RefusalAnswers.sentence(messages, refusal);
    }

    /** The same with the moment from which on it is possible, where that is known. */
    public String sentenceWithTime(Refusal refusal) {
        @Nullable Instant retry = refusal.retry();
        return retry == null
                ? sentence(refusal)
                : sentence(refusal) + " " + text("retry-at", "time", Times.exact(retry, zone()));
    }

    /** Scheme, host and port of the server as the browser knows them. */
    public String origin() {
        return parts.door().exposure().origin(context);
    }

    /** Returns the address that the request came from. */
    public String address() {
        return parts.door().exposure().address(context);
    }

    /** Returns the token that forms have to send back. */
    public String csrf() {
        return parts.door().csrf().token(context);
    }

    /** Returns the user with their settings; empty where nobody has logged in. */
    public Optional<LoggedIn> loggedIn() {
        return parts.door().viewers().of(context);
    }

    public Messages messages() {
        return messages;
    }

    /** The text of {@code web.<key>}. */
    public String text(String key, Object... namesAndValues) {
        return messages.text("web." + key, namesAndValues);
    }

    /** Returns the zone in which moments are shown and read. */
    public ZoneId zone() {
        return loggedIn()
                .map(LoggedIn::zone)
                .or(() -> Optional.ofNullable(context.cookie(ZONE)))
                .flatMap(Times::zone)
                .orElseGet(ZoneId::systemDefault);
    }

    /** The moment as people read it. */
    public String time(Instant moment) {
        return Times.shown(moment, zone());
    }

    /** Returns the time until a moment; empty where the moment is past. */
    public String left(Instant moment) {
        return Times.left(messages, now(), moment);
    }

    public Instant now() {
        return parts.clock().instant();
    }

    /** A part of the path. */
    public String path(String name) {
        return context.pathParam(name);
    }

    /** A number in the path; whatever is none is not there. */
    public long number(String name) {
        try {
            return Long.parseLong(path(name));
        } catch (NumberFormatException e) {
            throw Refusal.notFound();
        }
    }

    /** Returns the files chosen in the field of that name, without the empty one that browsers send for none. */
    public List<UploadedFile> files(String name) {
        return context.uploadedFiles(name).stream()
                .filter(file -> !file.filename().isEmpty())
                .toList();
    }

    /**
     * Returns the text of a field of the form; empty where there is none.
     *
     * @throws Refusal if it has a NUL, which nobody types and not every database takes
     */
    public String field(String name) {
        @Nullable String value = context.formParam(name);
        if (value != null && value.indexOf('\0') >= 0) {
            throw Refusal.invalid("form-broken");
        }
        return value == null ? "" : value;
    }

    /** Returns the cookie of that name; empty where there is none. */
    public String cookie(String name) {
        @Nullable String value = context.cookie(name);
        return value == null ? "" : value;
    }

    /** Returns a parameter of the address; empty where there is none. */
    public String query(String name) {
        @Nullable String value = context.queryParam(name);
        return value == null ? "" : value;
    }

    /**
     * Shows {@code judge/web/<template>.mustache} in the frame.
     *
     * @param model the model that the template names; besides, it can name the components of {@link Frame}
     */
    public void show(String template, String title, Object model) {
        context.html(page(template, title, model));
    }

    /** The same as a text. */
    public String page(String template, String title, Object model) {
        Frame frame = frame(title, takeFlash());
        String body = parts.templates().fill(template, model, frame);
        return parts.templates().fill("frame", Map.of("body", body), frame);
    }

    private Frame frame(String title, String flash) {
        DisplayLanguage language = messages.language();
        return new Frame(
                language.tag(),
                language == DisplayLanguage.EN ? DisplayLanguage.ZH.tag() : DisplayLanguage.EN.tag(),
                title,
                parts.templates().texts(messages),
                parts.files().base(),
                csrf(),
                visitor().map(Viewer::name).map(Visible::of).orElse(""),
                visitor().map(Viewer::login).orElse(""),
                Frame.Bar.of(loggedIn()),
                flash,
                cameFrom().isEmpty() ? RefusalAnswers.asked(context) : cameFrom(),
                Times.name(zone()),
                refresh == 0 ? "" : Integer.toString(refresh),
                List.copyOf(scripts),
                List.copyOf(styles));
    }

    /** A part of a page, without the frame. */
    public void showPart(String template, Object model) {
        context.html(parts.templates().fill(template, model, frame("", "")));
    }

    /** Has the page use a style sheet besides that of all. */
    public void useStyle(String name) {
        styles.add(name);
    }

    /** Has the page load a script of ours when it is shown. */
    public void useScript(String name) {
        scripts.add(name);
    }

    /** Has a browser without scripts ask again after so many seconds. */
    public void refreshAfter(int seconds) {
        refresh = seconds;
    }

    public int refresh() {
        return refresh;
    }

    /** Stores a sentence that the next page shows once at its top, in the present language. */
    public void flash(String sentence) {
        String value = URLEncoder.encode(sentence, StandardCharsets.UTF_8);
        setCookie(FLASH, value, (int) FLASH_LASTS.toSeconds());
    }

    /** Returns the sentence for the top of this page, and removes it. */
    private String takeFlash() {
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
    public void setCookie(String name, String value, int seconds) {
        context.cookie(
                new Cookie(name, value, "/", seconds, parts.door().exposure().isSecure(), true, null, SameSite.LAX));
    }

    /** Returns the address of the form of this site that was sent, as the browser says; empty where there is none. */
    public String cameFrom() {
        @Nullable String from = context.method().equals(HandlerType.POST) ? context.header("Referer") : null;
        String start = origin();
        return from != null && from.startsWith(start + "/") ? Paths.local(from.substring(start.length())) : "";
    }

    /** Goes on at another page, as after every form. */
    public void seeOther(String path) {
        context.redirect(path, HttpStatus.SEE_OTHER);
    }
}
