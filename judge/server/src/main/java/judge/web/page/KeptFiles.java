package judge.web.page;

import io.javalin.http.UploadedFile;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Set;
import judge.message.Visible;
import judge.online.Refusal;
import judge.service.access.UnclearNames;
import judge.web.http.Csrf;
import judge.web.http.Guards;
import judge.web.http.SentCharset;
import judge.web.http.SentFiles;
import judge.web.page.Form.Option;
import judge.web.page.Sheet.Link;

/** Files of a form: those that were chosen, or that came before something was asked about them. */
public final class KeptFiles {

    private static final String NAME = "kept-name";
    private static final String CONTENT = "kept-file";

    /**
     * The size of files that are kept in the answer; larger ones are to be sent again: in the answer they are fields of
     * a form, and a third longer.
     */
    private static final long MOST_BYTES = Guards.FORM_BYTES / 2;

    private KeptFiles() {}

    /** A file, as its sender calls it. */
    @SuppressWarnings("ArrayRecordComponent") // handed on, and never compared
    public record KeptFile(String name, byte[] content) {}

    /**
     * The files of a field, or those that a question has kept.
     *
     * @throws Refusal if what was kept has been changed on the way
     */
    public static List<KeptFile> of(Visit visit, String field) {
        List<KeptFile> files = new ArrayList<>();
        for (UploadedFile file : visit.files(field)) {
            files.add(new KeptFile(file.filename(), SentFiles.content(file)));
        }
        return files.isEmpty() ? kept(visit) : files;
    }

    /** The same without empty ones, which nobody means. */
    public static List<KeptFile> filled(Visit visit, String field) {
        return of(visit, field).stream()
                .filter(file -> file.content().length > 0)
                .toList();
    }

    /** The content of the file that must have been chosen in a field. */
    public static byte[] one(Visit visit, String field) {
        return filled(visit, field).stream()
                .findFirst()
                .map(KeptFile::content)
                .orElseThrow(() -> Refusal.invalid("no-file"));
    }

    private static List<KeptFile> kept(Visit visit) {
        List<String> names = visit.context().formParams(NAME);
        List<String> contents = visit.context().formParams(CONTENT);
        if (names.size() != contents.size()) {
            throw Refusal.invalid("form-broken");
        }
        List<KeptFile> files = new ArrayList<>();
        try {
            for (int i = 0; i < names.size(); i++) {
                files.add(new KeptFile(names.get(i), Base64.getDecoder().decode(contents.get(i))));
            }
        } catch (IllegalArgumentException e) {
            throw Refusal.invalid("form-broken");
        }
        return files;
    }

    /**
     * Takes what a form has sent. Where the names in a zip can be read in several charsets, the answer is a page that
     * shows each reading and asks; it brings everything along that was sent.
     *
     * @param field the one with the files
     * @param back the address for a user who does not know
     */
    public static void take(Visit visit, String field, String back, Runnable taking) {
        try {
            taking.run();
        } catch (Refusal refusal) {
            List<KeptFile> files = refusal.code().equals(UnclearNames.CODE) ? of(visit, field) : List.of();
            long bytes = files.stream().mapToLong(file -> file.content().length).sum();
            if (files.isEmpty() || bytes > MOST_BYTES) {
                throw refusal;
            }
            Form form = Desk.post(visit, visit.context().path(), "charset-send").parts();
            for (KeptFile file : files) {
                form = form.hidden(NAME, file.name())
                        .hidden(CONTENT, Base64.getEncoder().encodeToString(file.content()));
            }
            Set<String> others = Set.of(NAME, CONTENT, SentCharset.FIELD, Csrf.FIELD);
            for (Map.Entry<String, List<String>> one :
                    visit.context().formParamMap().entrySet()) {
                for (String value : others.contains(one.getKey()) ? List.<String>of() : one.getValue()) {
                    form = form.hidden(one.getKey(), value);
                }
            }
            ask(visit, new Sheet(), "charset-zip", form, refusal, back);
        }
    }

    /** Says on the next page in which charsets names were read, if any are told. */
    public static void tell(Visit visit, Set<String> charsets) {
        if (!charsets.isEmpty()) {
            visit.flash(Desk.text(visit, "archive-charset", "charset", String.join(", ", charsets)));
        }
    }

    /**
     * Shows how something reads in each of the charsets that it may be in.
     *
     * @param about the beginning of the keys of its sentences
     * @param form the form with the values that were sent
     * @param refusal with the readings as details
     */
    public static void ask(Visit visit, Sheet sheet, String about, Form form, Refusal refusal, String back) {
        List<Option> readings = refusal.details().stream()
                .map(one -> new Option(
                        String.valueOf(one.parameters().get("charset")), Visible.of(Desk.detail(visit, one)), false))
                .toList();
        visit.context().status(409);
        sheet.warning(Desk.text(visit, about + "-unclear"))
                .form(form.select(SentCharset.FIELD, Desk.text(visit, "charset"), readings, null))
                .links(List.of(new Link(back, Desk.text(visit, "roster-people-back"), false)))
                .show(visit, Desk.text(visit, about + "-title"));
    }
}
