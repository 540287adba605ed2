package judge.web.page.administrator;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import judge.language.file.OwnLanguages;
import judge.message.Visible;
import judge.reason.Reason;
import judge.web.page.Sheet;
import judge.web.page.Visit;

/** The part of the page of the server's state that tells what is wrong with languages of the administrator's own. */
final class OwnLanguageNotes {

    private OwnLanguageNotes() {}

    /**
     * Shows a line for each; nothing where all is well.
     *
     * @param machines the codes of the languages of each machine that judges
     */
    static void show(Visit visit, Sheet sheet, Collection<Set<String>> machines) {
        List<String> notes = new ArrayList<>();
        OwnLanguages.failures().forEach((code, why) -> {
            if (machines.stream().noneMatch(codes -> codes.contains(code))) {
                String said = why instanceof Reason reason ? visit.messages().sentence(reason) : why.toString();
                notes.add(AdminPaths.text(visit, "language-fails", "language", title(code), "why", said));
            }
        });
        OwnLanguages.warnings().forEach(fault -> notes.add(visit.messages().sentence(fault)));
        if (!notes.isEmpty()) {
            sheet.heading("languages", AdminPaths.text(visit, "own-languages"));
            notes.forEach(note -> sheet.warning(Visible.of(note)));
        }
    }

    /** The name of a language, also where the server does not offer it, as no tool of it is there. */
    private static String title(String code) {
        return OwnLanguages.find(code).map(one -> one.name().title()).orElse(code);
    }
}
