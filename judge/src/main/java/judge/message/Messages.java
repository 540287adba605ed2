package judge.message;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.regex.Pattern;
import judge.cause.Catalogue;
import judge.reason.Fault;
import judge.reason.FaultCode;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/** All messages of the judge for people, in one language; text from strangers in them is made {@link Visible}. */
public final class Messages {

    private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\"");
    private static final int SHOWN_CODE_POINTS = 200;

    /** The length to which a sentence within another one is cut: some of the judge's own are longer than a value. */
    private static final int NESTED_CODE_POINTS = 1_000;

    private static final int TEN = 10;

    /** The gap of sentences that name their place themselves. */
    private static final String PLACE = "{place}";

    private final DisplayLanguage language;
    private final ResourceBundle bundle;
    private @Nullable ResourceBundle faults;

    private Messages(DisplayLanguage language) {
        this.language = language;
        bundle = bundle("judge.messages", language);
    }

    private static ResourceBundle bundle(String name, DisplayLanguage language) {
        return ResourceBundle.getBundle(
                name,
                language.locale(),
                Messages.class.getClassLoader(),
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    /** The messages of the language. */
    public static Messages in(DisplayLanguage language) {
        return new Messages(language);
    }

    /** The language of these messages. */
    public DisplayLanguage language() {
        return language;
    }

    /** The texts as they are in the file. */
    public ResourceBundle bundle() {
        return bundle;
    }

    /** Returns the sentences of faults, by code, as they are in the file; few commands need them. */
    synchronized ResourceBundle faults() {
        if (faults == null) {
            faults = bundle("judge.faults", language);
        }
        return faults;
    }

    /** Tells whether there is a sentence of the given key. */
    public boolean has(String key) {
        return bundle.containsKey(key);
    }

    /** The sentence of the given key with its gaps filled; names and values in turn. */
    public String text(String key, Object... namesAndValues) {
        Map<String, Object> parameters = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            parameters.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return fill(key, parameters);
    }

    /** Returns the sentence of a reason. */
    public String sentence(Reason reason) {
        if (reason.code() instanceof FaultCode) {
            return new Sentence(faults().getString(reason.code().code())).fill(reason.parameters(), this::whole);
        }
        String sentence =
                fill("reason." + reason.code().code(), reason.withoutUnended().parameters());
        @Nullable Object pass = reason.parameters().get(ReasonCode.PASS);
        String heard = (reason.parameters().containsKey(ReasonCode.SILENT) ? text("reason.silent") : "") + sentence;
        String placed = pass == null ? heard : text("reason.in-pass", "pass", pass) + heard;
        return reason.parameters().get(ReasonCode.HOST_SLOWNESS_PERCENT) instanceof Number percent
                ? placed
                        + text(
                                "reason.on-busy-host",
                                "times",
                                Quantity.points(Math.rint(percent.doubleValue() / TEN) / TEN))
                : placed;
    }

    /** Returns the sentence of a usual cause, with the line of the source where it is known. */
    public String sentence(Hint hint) {
        String sentence = Catalogue.named(hint.code())
                .map(cause -> language == DisplayLanguage.ZH ? cause.chinese() : cause.english())
                .map(pattern -> new Sentence(pattern).fill(hint.parameters(), this::shown))
                .orElseGet(() -> text("hint.unknown", "code", hint.code()));
        @Nullable Object line = hint.parameters().get("line");
        return line == null ? sentence : text("hint.at-line", "line", line) + sentence;
    }

    /**
     * A message about a source; one of the judge's own in the language, a compiler's as it is.
     *
     * @param code of such messages; null where it is not known
     */
    public String diagnostic(@Nullable String code, String message) {
        String key = "diagnostic." + code;
        if (code == null || !has(key)) {
            return message;
        }
        List<String> quoted =
                QUOTED.matcher(message).results().map(found -> found.group(1)).toList();
        return text(
                key, "name", quoted.isEmpty() ? "" : quoted.get(0), "wanted", quoted.size() < 2 ? "" : quoted.get(1));
    }

    /** Returns the sentence of a fault, with its place; nothing of it is cut. */
    public String sentence(Fault fault) {
        String place = fault.place().orElse("");
        String pattern = fault.code() instanceof FaultCode
                ? faults().getString(fault.code().code())
                : "";
        if (pattern.contains(PLACE)) {
            Map<String, Object> parameters = new LinkedHashMap<>(fault.parameters());
            parameters.put("place", place);
            return new Sentence(pattern).fill(parameters, this::whole);
        }
        String sentence = sentence(fault.what());
        return place.isEmpty()
                ? sentence
                : new Sentence(faults().getString("at"))
                        .fill(Map.of("place", Visible.of(place), "what", sentence), (name, value) -> value.toString());
    }

    /** The verdict in words, such as {@code wrong answer}. */
    public String name(Verdict verdict) {
        return bundle.getString("verdict." + verdict.name().toLowerCase(Locale.ROOT));
    }

    private String fill(String key, Map<String, Object> parameters) {
        return new Sentence(bundle.getString(key)).fill(parameters, this::shown);
    }

    /** Returns a parameter of a fault as it is: an author has to find the name again. */
    private String whole(String name, Object value) {
        if (value instanceof Reason reason) {
            return sentence(reason);
        }
        String word = "word." + name + "." + value;
        return has(word) ? bundle.getString(word) : Visible.of(value.toString());
    }

    /** A parameter's name says its unit, as everywhere. */
    private String shown(String name, Object value) {
        if (value instanceof Reason || value instanceof Fault) {
            String sentence = value instanceof Fault fault ? sentence(fault) : sentence((Reason) value);
            return Visible.of(sentence, NESTED_CODE_POINTS);
        }
        if (value instanceof Said said) {
            return Visible.of(text(said.key(), said.namesAndValues().toArray()), NESTED_CODE_POINTS);
        }
        if (value instanceof Number number) {
            if (name.endsWith("Millis")) {
                return Quantity.millis(number.doubleValue());
            }
            if (name.equals("bytes") || name.endsWith("Bytes")) {
                return Quantity.bytes(number.longValue());
            }
        }
        // Paths and commands are copied from the terminal, so they are never cut.
        if (value instanceof Path || name.equals("command")) {
            return Visible.of(value.toString());
        }
        String word = "word." + name + "." + value;
        return has(word) ? bundle.getString(word) : Visible.of(value.toString(), SHOWN_CODE_POINTS);
    }
}
