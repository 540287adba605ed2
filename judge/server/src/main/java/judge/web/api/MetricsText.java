package judge.web.api;

import java.math.BigDecimal;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import judge.online.JudgingFigures;
import judge.online.JudgingFigures.Durations;
import judge.online.JudgingFigures.UpTo;
import judge.service.upkeep.Check;
import org.jspecify.annotations.Nullable;

/** Figures in the text format of Prometheus, version 0.0.4. */
final class MetricsText {

    static final String TYPE = "text/plain; version=0.0.4; charset=utf-8";

    private static final String PHASES = "judge_phase_seconds";

    private final Clock clock;
    private final StringBuilder text = new StringBuilder();

    MetricsText(Clock clock) {
        this.clock = clock;
    }

    String of(JudgingFigures figures) {
        head("judge_queue_length", "gauge", "Submissions that wait.");
        line("judge_queue_length", "", Long.toString(figures.queued()));
        head("judge_queue_oldest_seconds", "gauge", "How long the one has waited that has waited longest.");
        line("judge_queue_oldest_seconds", "", seconds(age(figures.oldest())));
        head("judge_judging", "gauge", "Submissions that are being judged.");
        line("judge_judging", "", Long.toString(figures.judging()));
        head("judge_tries", "gauge", "Programs that wait to be tried, or are.");
        line("judge_tries", "", Long.toString(figures.tries()));
        long judged =
                figures.verdicts().values().stream().mapToLong(Long::longValue).sum();
        head("judge_judged_total", "counter", "Submissions that have been judged, rejudgings included.");
        line("judge_judged_total", "", Long.toString(judged));
        head("judge_verdicts_total", "counter", "Verdicts, by code.");
        for (Map.Entry<String, Long> verdict : new TreeMap<>(figures.verdicts()).entrySet()) {
            String label = "{verdict=\"" + verdict.getKey().toUpperCase(Locale.ROOT) + "\"}";
            line("judge_verdicts_total", label, verdict.getValue().toString());
        }
        head(PHASES, "histogram", "How long submissions wait, and how long judging them takes.");
        histogram("waiting", figures.waiting());
        histogram("judging", figures.working());
        histogram("compiling", figures.compiling());
        histogram("running", figures.running());
        return text.toString();
    }

    /** The same, with what an administrator looks after before it. */
    String of(List<Check> checks, JudgingFigures figures) {
        head("judge_check", "gauge", "What an administrator looks after: 0 well, 1 to look at, 2 to mend now.");
        for (Check one : checks) {
            String label = "{check=\"" + one.subject().name().toLowerCase(Locale.ROOT) + "\"}";
            line("judge_check", label, urgency(one.level()));
        }
        return of(figures);
    }

    private static String urgency(Check.Level level) {
        return switch (level) {
            case WELL -> "0";
            case LOOK -> "1";
            case ACT -> "2";
        };
    }

    private long age(@Nullable Instant since) {
        return since == null
                ? 0
                : Math.max(0, Duration.between(since, clock.instant()).toMillis());
    }

    private void histogram(String phase, Durations durations) {
        String label = "phase=\"" + phase + "\"";
        for (UpTo bound : durations.upTo()) {
            line(PHASES + "_bucket", "{" + label + ",le=\"" + seconds(bound.millis()) + "\"}", "" + bound.count());
        }
        line(PHASES + "_bucket", "{" + label + ",le=\"+Inf\"}", "" + durations.count());
        line(PHASES + "_sum", "{" + label + "}", seconds(durations.sumMillis()));
        line(PHASES + "_count", "{" + label + "}", "" + durations.count());
    }

    private void head(String name, String type, String help) {
        text.append("# HELP ").append(name).append(' ').append(help).append('\n');
        text.append("# TYPE ").append(name).append(' ').append(type).append('\n');
    }

    private void line(String name, String labels, String value) {
        text.append(name).append(labels).append(' ').append(value).append('\n');
    }

    private static String seconds(long millis) {
        BigDecimal seconds = BigDecimal.valueOf(millis, 3).stripTrailingZeros();
        return seconds.toPlainString();
    }
}
