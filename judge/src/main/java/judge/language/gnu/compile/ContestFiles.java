package judge.language.gnu.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.language.Compilation.Diagnostic;
import judge.problem.Judging;
import judge.submission.SourceText;
import judge.submission.Submission;

/**
 * Finds mistakes that cost all points in a contest and nothing here, as input is also offered on stdin, and output is
 * taken from stdout: files of other names than the problem's, {@code freopen} left commented out, sources that are too
 * long. Each is a warning, and changes no verdict.
 */
final class ContestFiles {

    static final String NAME = "contest.file-name";
    static final String NO_FILE = "contest.no-file";
    static final String COMMENTED = "contest.commented-out";
    static final String SIZE = "contest.size";

    /** The size of a source that CCF's contests accept. */
    private static final int MAX_BYTES = 100 << 10;

    private static final int MAX_EACH = 3;
    private static final int LONG_LINE = 10_000;

    private static final Pattern OPENED =
            Pattern.compile("\\bfreopen[ \\t]*\\([ \\t]*\"(?<name>[^\"\\\\]{1,100})\"[ \\t]*,[ \\t]*\"(?<mode>[rwa])");

    /** Other ways to open a file; a program that has one has not forgotten it. */
    private static final Pattern OTHER = Pattern.compile("\\b(?:freopen|fopen|[io]?fstream|open)\\b");

    private static final Pattern CONDITION = Pattern.compile("[ \\t]*#[ \\t]*(?<word>if|endif)");

    private ContestFiles() {}

    /**
     * The warnings, in the order of the files.
     *
     * @param texts of the submission's sources
     */
    static List<Diagnostic> warnings(Map<String, SourceText> texts, Submission submission, Judging judging) {
        List<Diagnostic> warnings = new ArrayList<>();
        submission.sources().forEach(source -> {
            if (source.content().length > MAX_BYTES) {
                String message = "contests take no source of more than 100 KB";
                warnings.add(new Diagnostic("warning", source.path(), 0, 0, message, "", SIZE));
            }
        });
        List<Diagnostic> commented = new ArrayList<>();
        boolean opens = false;
        for (Map.Entry<String, SourceText> source : texts.entrySet()) {
            opens |= read(source.getKey(), source.getValue(), judging, warnings, commented);
        }
        if (!opens) {
            warnings.addAll(commented);
        }
        return warnings;
    }

    /** Tells whether a file is opened outside of comments and of parts that the preprocessor may leave out. */
    private static boolean read(
            String file, SourceText source, Judging judging, List<Diagnostic> warnings, List<Diagnostic> commented) {
        CommentedText text = CommentedText.of(source.text());
        boolean opens = false;
        int conditions = 0;
        for (int i = 0; i < text.code().size(); i++) {
            String code = text.code().get(i);
            Matcher condition = CONDITION.matcher(code);
            if (condition.lookingAt()) {
                conditions += condition.group("word").equals("if") ? 1 : -1;
            }
            if (code.length() > LONG_LINE || conditions > 0) {
                continue; // What is behind a condition is for the contestant's own machine.
            }
            opens |= OTHER.matcher(code).find();
            Matcher opened = OPENED.matcher(code);
            while (opened.find() && warnings.size() < MAX_EACH) {
                Optional<String> named = wanted(opened, judging);
                String name = opened.group("name").replaceFirst("^\\./", "");
                if (!named.equals(Optional.of(name))) {
                    String kind = named.isPresent() ? NAME : NO_FILE;
                    warnings.add(warning(file, i, opened.start(), source, kind, said(name, named)));
                }
            }
            Matcher left = OPENED.matcher(text.comments().get(i));
            Optional<String> wanted = left.find() ? wanted(left, judging) : Optional.empty();
            if (wanted.isPresent() && commented.isEmpty()) {
                String message = "freopen is commented out, and the problem's file is \"" + wanted.get() + "\"";
                commented.add(warning(file, i, left.start(), source, COMMENTED, message));
            }
        }
        return opens;
    }

    private static Optional<String> wanted(Matcher opened, Judging judging) {
        return opened.group("mode").equals("r") ? judging.inputFile() : judging.outputFile();
    }

    private static String said(String name, Optional<String> wanted) {
        return wanted.map(file -> "the file \"" + name + "\" is opened, and the problem's is \"" + file + "\"")
                .orElse("the file \"" + name + "\" is opened, and the problem has none: it has stdin and stdout");
    }

    private static Diagnostic warning(
            String file, int index, int column, SourceText source, String code, String message) {
        int line = index + 1;
        return new Diagnostic("warning", file, line, column + 1L, message, source.line(line), code);
    }
}
