package judge.cli;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import judge.hunt.Counterexample;
import judge.hunt.Finding;
import judge.hunt.Hunt;
import judge.knowledge.Explanation;
import judge.knowledge.Knowledge;
import judge.message.Visible;

/** Shows how a hunt goes on and what it found. */
final class HuntView {

    private static final long UPDATE_NANOS = 200_000_000;
    private static final int SHOWN_CHARACTERS = 400;

    private final Session session;
    private final Knowledge knowledge;

    HuntView(Session session, Knowledge knowledge) {
        this.session = session;
        this.knowledge = knowledge;
    }

    Progress progress() {
        return new Progress();
    }

    /** A line that is drawn anew, where a person looks at it. */
    final class Progress implements Hunt.Listener, AutoCloseable {
        private final BarLine line =
                new BarLine(session.err(), session.terminal().columns());
        private long shownNanos = System.nanoTime() - UPDATE_NANOS;

        @Override
        public void tried(int inputs) {
            show("hunt.trying", "inputs", inputs);
        }

        @Override
        public void shrunk(String input) {
            show("hunt.shrinking", "size", text(knowledge.size(input)));
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
        if (result.counterexample().isEmpty()) {
            session.out()
                    .println(session.text("hunt.none", "inputs", result.inputs(), "seed", seed, "seconds", seconds));
            return;
        }
        Counterexample found = result.counterexample().get();
        session.out()
                .println(session.text(
                        "hunt.found",
                        "number",
                        found.number() + 1,
                        "seed",
                        seed,
                        "seconds",
                        seconds,
                        "before",
                        text(knowledge.size(found.found())),
                        "after",
                        text(knowledge.size(found.smallest())),
                        "attempts",
                        found.attempts()));
        session.out().println(session.text(found.minimal() ? "hunt.minimal" : "hunt.not-minimal"));
        print(found.smallest(), found.finding());
    }

    /** The input, what is expected and what was found. */
    void print(String input, Finding finding) {
        session.out().println(session.palette().heading(session.text("hunt.expected")));
        new ExplanationView(session).print(knowledge.explain(input));
        session.out().println(session.palette().heading(session.text("hunt.found-instead")));
        String verdict = finding.verdict() + " " + session.messages().name(finding.verdict());
        session.out()
                .println("  "
                        + session.palette().verdict(finding.verdict(), verdict)
                        + finding.reason()
                                .map(reason -> session.text("hunt.because")
                                        + session.messages().sentence(reason))
                                .orElse(""));
        String output = new String(finding.found(), StandardCharsets.UTF_8);
        output.lines().limit(3).forEach(line -> session.out()
                .println("  > " + Visible.of(line.substring(0, Math.min(line.length(), SHOWN_CHARACTERS)))));
    }

    private String text(Explanation.Note note) {
        return session.text(note.key(), note.namesAndValues().toArray());
    }
}
