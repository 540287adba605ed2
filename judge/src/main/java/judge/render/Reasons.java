package judge.render;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.message.Messages;
import judge.reason.Reason;
import judge.report.CaseSection;
import judge.report.ExplanationState;
import judge.report.Report;
import judge.source.LanguageName;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/** Says why a case got its verdict, in words. */
public record Reasons(Messages messages) {

    /** The end of a sentence; a number or a name may have a point in it, too. */
    private static final Pattern SENTENCE = Pattern.compile("[.?!](?= )|[。？！]");

    /** The reason of the case, or of the submission where nothing was run; empty for what was accepted. */
    String of(Report report, CaseSection one) {
        @Nullable
        Reason reason = one.reason() == null && one.verdict() != Verdict.AC
                ? report.compile().reason()
                : one.reason();
        return reason == null ? "" : messages.sentence(reason);
    }

    /** Returns the reason why it was not accepted: the compiler's, or that of the first case that failed. */
    public String of(Report report) {
        @Nullable Reason refused = report.compile().reason();
        if (refused != null) {
            return messages.sentence(refused);
        }
        return decisive(report)
                .map(one -> messages.text("page.case-reason", "case", one.name(), "reason", of(report, one)))
                .orElse("");
    }

    /** The usual causes of that, and a word on whether looking for them was cut short, or has found none. */
    List<String> hints(Report report) {
        List<String> told = causes(report).toList();
        if (report.explanation() == ExplanationState.CUT_SHORT) {
            return Stream.concat(told.stream(), Stream.of(messages.text("page.cut-short")))
                    .toList();
        }
        boolean none = told.isEmpty() && report.explanation() == ExplanationState.COMPLETE;
        return none && isOfProgram(report) ? List.of(messages.text("page.no-cause")) : told;
    }

    /** Tells whether a program has failed: a compiler says itself what is wrong, and answers have no cause. */
    private static boolean isOfProgram(Report report) {
        return report.firstFailing().isPresent()
                && report.verdict() != Verdict.JE
                && report.compile().ok()
                && !report.language().equals(LanguageName.ANSWERS.code());
    }

    /** The first sentence of the first cause, for a cell of a table; of the reason where no cause is told. */
    public String inShort(Report report) {
        String told = causes(report).findFirst().orElseGet(() -> of(report));
        Matcher end = SENTENCE.matcher(told);
        return end.find() ? told.substring(0, end.end()) : told;
    }

    private Stream<String> causes(Report report) {
        return Optional.ofNullable(report.compile().reason())
                .or(() -> decisive(report).flatMap(one -> Optional.ofNullable(one.reason())))
                .map(Reason::hints)
                .orElse(List.of())
                .stream()
                .map(messages::sentence);
    }

    /** The case that is explained; after a judge error the one on which the judge broke down. */
    private static Optional<CaseSection> decisive(Report report) {
        return report.verdict() == Verdict.JE
                ? report.cases().stream()
                        .filter(one -> one.verdict() == Verdict.JE)
                        .findFirst()
                : report.firstFailing();
    }
}
