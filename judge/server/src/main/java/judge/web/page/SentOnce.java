package judge.web.page;

import java.util.List;
import judge.digest.Sha256;
import judge.submission.SourceFile;
import org.jspecify.annotations.Nullable;

/**
 * Makes the key of a form to hand in, so that a second click hands in nothing more, also where no script runs: the same
 * sources from the same page are the same submission. Other sources from it, as after going back, are another one.
 */
public final class SentOnce {

    /** The hidden field that tells pages apart. */
    public static final String FIELD = "once";

    private SentOnce() {}

    /**
     * The sender's name for this request; null where the form does not say which page it was on.
     *
     * @param where the place that is handed in to
     */
    public static @Nullable String key(Visit visit, String where, List<SourceFile> files) {
        String once = visit.field(FIELD);
        if (once.isEmpty()) {
            return null;
        }
        Sha256 digest = new Sha256().addText(once).addText(where);
        for (SourceFile file : files) {
            digest.addText(file.path())
                    .addText(String.valueOf(file.content().length))
                    .add(file.content());
        }
        return "form " + digest.hex();
    }
}
