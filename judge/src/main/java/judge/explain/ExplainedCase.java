package judge.explain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.report.CaseSection;
import judge.verdict.Verdict;

/**
 * An explained case: what is said of it holds as long as it fails in the same way.
 *
 * @param name the test case's, such as {@code secret/01}
 * @param verdict that was explained
 * @param reason the code of the reason that was explained, such as {@code different-token}
 * @param hints all hints that the case has then, in the order in which they are told; also where the time of a slow
 *     program goes ({@code time-spent}) and how it grows ({@code time-grows})
 */
record ExplainedCase(String name, Verdict verdict, String reason, List<Hint> hints) {

    public ExplainedCase {
        hints = List.copyOf(hints);
    }

    /** The case as it is explained in a report; empty where it has no reason. */
    static Optional<ExplainedCase> of(CaseSection one) {
        return Optional.ofNullable(one.reason()).map(reason -> of(one, reason.hints()));
    }

    /** A case that has a reason, with what is found out about it. */
    static ExplainedCase of(CaseSection one, List<Hint> hints) {
        String reason = Objects.requireNonNull(one.reason()).code().code();
        return new ExplainedCase(one.name(), one.verdict(), reason, hints);
    }

    /** Tells whether the case of a report is this one, and has failed in the same way. */
    boolean explains(CaseSection one) {
        Reason why = one.reason();
        return one.name().equals(name)
                && one.verdict() == verdict
                && why != null
                && why.code().code().equals(reason);
    }

    Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("name", name);
        json.put("verdict", verdict.name());
        json.put("reason", reason);
        json.put("hints", hints.stream().map(ExplainedCase::json).toList());
        return json;
    }

    private static Map<String, Object> json(Hint hint) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("code", hint.code());
        json.put("parameters", hint.parameters());
        return json;
    }

    /** Reads a case; empty where a later judge has written something that this one cannot read. */
    static Optional<ExplainedCase> read(Object json) {
        if (!(json instanceof Map<?, ?> values
                && values.get("name") instanceof String name
                && values.get("verdict") instanceof String verdict
                && values.get("reason") instanceof String reason
                && values.get("hints") instanceof List<?> told)) {
            return Optional.empty();
        }
        List<Hint> hints = new ArrayList<>();
        told.forEach(hint -> hint(hint).ifPresent(hints::add));
        return Stream.of(Verdict.values())
                .filter(one -> one.name().equals(verdict))
                .findFirst()
                .map(one -> new ExplainedCase(name, one, reason, hints));
    }

    private static Optional<Hint> hint(Object json) {
        if (!(json instanceof Map<?, ?> values && values.get("code") instanceof String code && Hint.isCode(code))) {
            return Optional.empty();
        }
        Map<String, Object> parameters = new LinkedHashMap<>();
        if (values.get("parameters") instanceof Map<?, ?> given) {
            given.forEach((name, value) -> parameters.put(String.valueOf(name), value));
        }
        return Optional.of(new Hint(code, parameters));
    }
}
