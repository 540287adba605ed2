package judge.service.submission;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import judge.database.Database;
import judge.database.Tables;
import judge.online.Access.Action;
import judge.online.LineComment;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.access.Authorization;
import judge.submission.SourceFile;

/** The comments of teachers on submissions: on one as a whole, on a file, on a line. */
public final class LineComments {

    private static final int MOST_TEXT = 4_000;
    private static final int MOST_BEFORE = 30;

    private final Database database;
    private final Clock clock;
    private final Authorization entry;

    public LineComments(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
        entry = new Authorization(clock);
    }

    /**
     * A comment.
     *
     * @param file empty: on the submission as a whole
     * @param line the line from 1; 0: on the file as a whole
     */
    public record CommentView(long id, String file, int line, String text, String by, Instant at) {

        /** The place of it, such as {@code Main.java:7}; empty: the submission as a whole. */
        public String place() {
            return line > 0 ? file + ":" + line : file;
        }
    }

    /** Says something about what was handed in; file and line are as {@link CommentView} has them. */
    public CommentView add(Viewer viewer, long submission, String file, int line, String text) {
        String said = text.strip();
        if (said.isEmpty()) {
            throw Refusal.invalid("comment-empty");
        }
        if (said.length() > MOST_TEXT) {
            throw Refusal.invalid("text-long", Map.of("count", said.length(), "most", MOST_TEXT));
        }
        return database.write(tables -> {
            Authorization.AtSubmission at = entry.submission(tables, viewer, submission, Action.COMMENT);
            requireLine(tables.blobs().get(at.submission().sources()), file, line);
            LineComment comment =
                    tables.grades().comment(submission, file, line, said, viewer.person(), clock.instant());
            tables.changes().add(clock.instant(), "comment", submission, null, "{}");
            return view(tables, comment);
        });
    }

    private static void requireLine(byte[] zip, String file, int line) {
        if (file.isEmpty() && line == 0) {
            return;
        }
        boolean there = SourceZip.read(zip).stream()
                .filter(source -> source.path().equals(file))
                .anyMatch(source -> line >= 0 && line <= lines(source));
        if (!there) {
            throw Refusal.invalid("line-missing", Map.of("file", file, "line", line));
        }
    }

    /** Returns the number of lines, in any charset whose line ends have the byte of a line feed. */
    private static int lines(SourceFile source) {
        int lines = 1;
        for (byte one : source.content()) {
            lines += one == '\n' ? 1 : 0;
        }
        return lines;
    }

    private static CommentView view(Tables tables, LineComment comment) {
        return new CommentView(
                comment.id(),
                comment.file(),
                comment.line(),
                comment.content(),
                tables.people().find(comment.byPerson()).orElseThrow().name(),
                comment.at());
    }

    /** The texts of the viewer's own comments, the newest first, each once. */
    public List<String> usedBefore(Viewer viewer) {
        return database.read(tables -> tables.grades().commentsBy(viewer.person(), MOST_BEFORE));
    }

    /** Returns the comments on a submission, by file and line. */
    public List<CommentView> of(Viewer viewer, long submission) {
        return database.read(tables -> {
            entry.submission(tables, viewer, submission, Action.SEE_SUBMISSION);
            return tables.grades().comments(submission).stream()
                    .map(one -> view(tables, one))
                    .toList();
        });
    }
}
