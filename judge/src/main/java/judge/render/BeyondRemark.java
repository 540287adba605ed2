package judge.render;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import judge.message.Messages;
import judge.report.CaseSection;
import judge.report.ProblemSection.BeyondData;
import judge.report.Report;
import org.jspecify.annotations.Nullable;

/**
 * One sentence on what an accepted program does with inputs that the contest does not have: never part of a verdict.
 */
public final class BeyondRemark {

    /** A longer answer is not shown: it explains nothing by itself. */
    private static final int SHOWN_CHARACTERS = 20;

    private final Messages messages;
    private final List<BeyondData> inputs;

    /**
     * Remarks on programs for one problem.
     *
     * @param inputs the inputs that its contest does not have
     */
    public BeyondRemark(Messages messages, List<BeyondData> inputs) {
        this.messages = messages;
        this.inputs = List.copyOf(inputs);
    }

    /** The sentence; empty where nothing was run beyond the contest, or everything that was run is right. */
    public Optional<String> of(Report report) {
        @Nullable List<CaseSection> cases = report.beyond();
        if (cases == null) {
            return Optional.empty();
        }
        String what = cases.stream()
                .map(one -> clause(report, one))
                .flatMap(Optional::stream)
                .collect(Collectors.joining(messages.text("beyond.and")));
        return what.isEmpty()
                ? Optional.empty()
                : Optional.of(messages.text("beyond.remark") + what + messages.text("beyond.remark-end"));
    }

    private Optional<String> clause(Report report, CaseSection one) {
        String where = description(one.name());
        return switch (one.verdict()) {
            case AC, SK, CE -> Optional.empty();
            case WA, PE -> Optional.of(wrong(one, where));
            case NO -> Optional.of(messages.text("beyond.silent", "where", where));
            case RTE -> Optional.of(messages.text("beyond.breaks-off", "where", where));
            case JE -> Optional.of(messages.text("beyond.not-judged", "where", where));
            case TLE -> Optional.of(messages.text(
                    "beyond.too-slow", "limitMillis", report.limits().problemCpuTimeMillis(), "where", where));
            case MLE -> Optional.of(messages.text(
                    "beyond.too-large", "limitBytes", report.limits().memoryBytes(), "where", where));
            case OLE -> Optional.of(messages.text(
                    "beyond.too-long", "limitBytes", report.limits().outputBytes(), "where", where));
        };
    }

    private String wrong(CaseSection one, String where) {
        String found = one.output() == null
                ? ""
                : Objects.requireNonNull(one.output()).text().strip();
        boolean shown = !found.isEmpty()
                && found.length() <= SHOWN_CHARACTERS
                && found.chars().noneMatch(Character::isWhitespace);
        return shown
                ? messages.text("beyond.prints", "found", found, "where", where)
                : messages.text("beyond.wrong", "where", where);
    }

    /**
     * Returns the description in the reader's language, else in English, else in any; the input's name where nobody has
     * described it.
     */
    private String description(String name) {
        return inputs.stream()
                .filter(input -> input.name().equals(name))
                .findFirst()
                .map(BeyondData::description)
                .filter(texts -> !texts.isEmpty())
                .map(texts -> {
                    String any = texts.values().iterator().next();
                    return texts.getOrDefault(messages.language().tag(), texts.getOrDefault("en", any));
                })
                .orElse(name);
    }
}
