package judge.cli.host;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import judge.app.LanguageTrials;
import judge.cli.command.Session;
import judge.host.LanguageTrial;
import judge.language.file.LanguageFile.Sample;
import judge.message.Quantity;
import judge.message.Visible;

/** Shows the trials of languages, a line for each as it comes. */
final class LanguagesView {

    private LanguagesView() {}

    static void print(Session session, LanguageTrials.Found found) {
        String state = found.installing().isEmpty()
                ? session.text(found.isWell() ? "doctor.ok" : "doctor.not-ok")
                : session.text("doctor.absent");
        String title = found.language().title();
        session.out()
                .println(String.format(Locale.ROOT, "%-8s%-14s%s", state, title, Visible.of(detail(session, found))));
        session.out().flush();
    }

    private static String detail(Session session, LanguageTrials.Found found) {
        return found.installing()
                .or(() -> found.trial().map(trial -> detail(session, trial)))
                .orElseGet(() -> found.failure().orElse(""));
    }

    private static String detail(Session session, LanguageTrial trial) {
        List<String> verdicts = new ArrayList<>();
        for (Sample sample : Sample.values()) {
            if (trial.verdicts().containsKey(sample)) {
                verdicts.add(sample.name().toLowerCase(Locale.ROOT) + " "
                        + trial.verdicts().get(sample));
            }
        }
        return session.text(
                "doctor.language",
                "version",
                trial.version(),
                "startupMillis",
                trial.allowance().startUp().toMillis(),
                "memory",
                Quantity.bytes(trial.allowance().memoryBytes()),
                "verdicts",
                verdicts.stream().collect(Collectors.joining(", ")));
    }
}
