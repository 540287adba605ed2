package judge.verify;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.check.ForeignLineEnds;
import judge.problem.CheckerChoice;
import judge.problem.Problem;
import judge.problem.TestCase;

/** Looks for test data as editors on Windows save them: nobody sees it, and right programs get them wrong. */
final class DataForm {

    /** The reader of a file: a program, a checker that minds white space, or somebody who does not. */
    private enum Reader {
        PROGRAM,
        STRICT_CHECKER,
        LENIENT
    }

    /** The beginning of a file tells how its lines end. */
    private static final int MOST_BYTES = 1 << 16;

    private final Problem problem;
    private final Map<String, List<Path>> found = new LinkedHashMap<>();

    private DataForm(Problem problem) {
        this.problem = problem;
    }

    /** A sentence for each form that is not what it should be, with the first file that has it. */
    static List<String> warnings(Problem problem) throws IOException {
        DataForm form = new DataForm(problem);
        for (TestCase testCase : problem.data().runs()) {
            boolean read = !problem.type().interactive() && !problem.type().submitAnswer();
            form.look(testCase.input(), read ? Reader.PROGRAM : Reader.LENIENT);
            form.look(testCase.answer(), form.mindsLineEnds(testCase) ? Reader.STRICT_CHECKER : Reader.LENIENT);
        }
        List<String> warnings = new ArrayList<>();
        form.found.forEach((sentence, files) -> warnings.add(files.get(0) + " " + sentence
                + (files.size() == 1 ? "" : "; of " + files.size() + " files this is the first")));
        return warnings;
    }

    private void look(Path file, Reader reader) throws IOException {
        byte[] start;
        try (InputStream in = Files.newInputStream(file)) {
            start = in.readNBytes(MOST_BYTES);
        }
        what(start, reader).ifPresent(sentence -> found.computeIfAbsent(sentence, any -> new ArrayList<>())
                .add(file));
    }

    private static Optional<String> what(byte[] start, Reader reader) {
        if (begins(start, 0xff, 0xfe) || begins(start, 0xfe, 0xff)) {
            return Optional.of("is in UTF-16, which programs neither read nor print: save it as UTF-8");
        }
        if (begins(start, 0xef, 0xbb, 0xbf)) {
            return Optional.of(
                    "begins with a byte order mark, which is part of its first word for every program: save it"
                            + " as UTF-8 without one");
        }
        Optional<String> ends = ForeignLineEnds.in(start);
        return switch (reader) {
            case PROGRAM -> ends.map(found -> "has line ends " + found + ": what reads whole lines, such as input() or"
                    + " getline, keeps the \\r: save it with line ends \\n");
            case STRICT_CHECKER -> ends.map(
                    found -> "has line ends " + found + ", and the checker wants the same of each output");
            case LENIENT -> Optional.empty();
        };
    }

    private static boolean begins(byte[] text, int... mark) {
        for (int i = 0; i < mark.length; i++) {
            if (i >= text.length || (text[i] & 0xff) != mark[i]) {
                return false;
            }
        }
        return true;
    }

    /** Tells whether the checker of the judge's own that the problem has looks at white space. */
    private boolean mindsLineEnds(TestCase testCase) {
        return problem.judging().checker() instanceof CheckerChoice.BuiltIn builtIn
                && (builtIn.kind() == CheckerChoice.Kind.EXACT
                        || testCase.checkerArguments().contains("space_change_sensitive"));
    }
}
