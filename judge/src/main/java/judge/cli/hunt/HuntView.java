package judge.cli.hunt;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import judge.cli.command.Session;
import judge.cli.problem.ExplanationView;
import judge.cli.terminal.BarLine;
import judge.hunt.Counterexample;
import judge.hunt.Hunt;
import judge.hunt.Slowest;
import judge.hunt.TrialResult;
import judge.knowledge.InputExplanation;
import judge.knowledge.InputSpace;
import judge.knowledge.Knowledge;
import judge.message.Visible;

/** Shows how a hunt goes on and what it found. */
record HuntView(Session session, InputSpace space, Optional<Knowledge> knowledge) {

    private static final long UPDATE_NANOS = 200_000_000;
    private static final int SHOWN_CHARACTERS = 400;
    private static final int SHOWN_LINES = 12;

    Progress progress() {
        return new Progress();
    }

    /** A line that is drawn over and over, on a terminal only. */
    final class Progress implements Hunt.Listener, AutoCloseable {
        private final BarLine line =
                new BarLine(session.err(), session.terminal().columns());
        private long shownNanos = System.nanoTime() - UPDATE_NANOS;

        @Override
        public void tried(int inputs) {
            show("hunt.trying", "inputs", inputs);
        }

        @Override
        public void climbed(int inputs, Duration slowest) {
            show("hunt.climbing", "inputs", inputs, "seconds", seconds(slowest));
        }

        @Override
        public void shrunk(String input) {
            show("hunt.shrinking", "size", text(space.size(input)));
        }

        private void show(String key, Object... namesAndValues) {
            long now = System.nanoTime();
            if (session.terminal().interactive() && now - shownNanos >= UPDATE_NANOS) {
                shownNanos = now;
                line.accept(session.text(key, namesAndValues));
            }
        }

        @Override
        public void close() {
            if (session.terminal().interactive()) {
                line.clear();
            }
        }
    }

    void print(Hunt.Result result, long seed, Duration taken) {
        if (result.unsteady() > 0) {
            session.warn("hunt.unsteady", "count", result.unsteady());
        }
        String seconds = String.format(Locale.ROOT, "%.1f", taken.toMillis() / 1000.0);
        if (result.counterexample().isPresent()) {
            print(result.counterexample().get(), seed, seconds);
        } else {
            session.out()
                    .println(session.text("hunt.none", "inputs", result.inputs(), "seed", seed, "seconds", seconds));
        }
        result.slowest().ifPresent(this::print);
    }

    private void print(Counterexample found, long seed, String seconds) {
        String where = found.number().isPresent()
                ? session.text("hunt.at-number", "number", found.number().getAsInt() + 1, "seed", seed)
                : session.text("hunt.at-slow", "seed", seed);
        session.out()
                .println(session.text(
                        "hunt.found",
                        "where",
                        where,
                        "seconds",
                        seconds,
                        "before",
                        text(space.size(found.found())),
                        "after",
                        text(space.size(found.smallest())),
                        "attempts",
                        found.attempts()));
        session.out().println(session.text(found.minimal() ? space.minimalKey() : "hunt.not-minimal"));
        print(found.smallest(), found.finding());
    }

    private void print(Slowest slowest) {
        String key = "hunt.slowest";
        if (slowest.isTooSlow()) {
            key = slowest.ended() ? "hunt.too-slow" : "hunt.too-slow-stopped";
        }
        long percent =
                100 * slowest.finding().cpuTime().toMillis() / slowest.limit().toMillis();
        String sentence = session.text(
                key,
                "seconds",
                seconds(slowest.finding().cpuTime()),
                "limit",
                seconds(slowest.limit()),
                "percent",
                percent,
                "size",
                text(space.size(slowest.input())));
        session.out().println(slowest.isTooSlow() ? session.palette().bad(sentence) : sentence);
    }

    private static String seconds(Duration time) {
        return String.format(Locale.ROOT, "%.2f", time.toMillis() / 1000.0);
    }

    /** The input, what is expected and what was found; and first of all, whether the contest has no such input. */
    void print(String input, TrialResult finding) {
        space.beyond(input).ifPresent(reason -> session.out().println(text(reason)));
        session.out().println(session.palette().heading(session.text("hunt.expected")));
        if (knowledge.isPresent()) {
            new ExplanationView(session).print(knowledge.get().explain(input));
        } else {
            print("  < ", input);
            print("  = ", text(finding.expected()));
        }
        session.out().println(session.palette().heading(session.text("hunt.found-instead")));
        String verdict = finding.verdict() + " " + session.messages().name(finding.verdict());
        session.out()
                .println("  "
                        + session.palette().verdict(finding.verdict(), verdict)
                        + finding.reason()
                                .map(reason -> session.text("hunt.because")
                                        + session.messages().sentence(reason))
                                .orElse(""));
        print("  > ", text(finding.found()));
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** The first lines, each with a mark before it. */
    private void print(String mark, String text) {
        text.lines().limit(SHOWN_LINES).forEach(line -> session.out()
                .println(mark + Visible.of(line.substring(0, Math.min(line.length(), SHOWN_CHARACTERS)))));
        if (text.lines().skip(SHOWN_LINES).findAny().isPresent()) {
            session.out().println(mark + "...");
        }
    }

    private String text(InputExplanation.Note note) {
        return session.text(note.key(), note.namesAndValues().toArray());
    }
}
