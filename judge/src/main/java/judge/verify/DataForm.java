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
import java.util.stream.Stream;
import judge.check.ByteOrderMark;
import judge.check.ForeignLineEnds;
import judge.problem.CheckerChoice;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.reason.Fault;

/** Looks for test data that right programs get wrong, and nobody sees why: saved as on Windows, or too large. */
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
    private final Map<Form, List<Path>> found = new LinkedHashMap<>();

    /** A form that data should not have; the count of files comes after the values. */
    private record Form(VerifyFault code, List<String> values) {}

    private DataForm(Problem problem) {
        this.problem = problem;
    }

    /** Returns a warning for each form that is not what it should be, with the first file that has it. */
    static List<Fault> warnings(Problem problem) throws IOException {
        DataForm form = new DataForm(problem);
        for (TestCase testCase : problem.type().questions()
                ? List.<TestCase>of()
                : problem.data().runs()) {
            boolean read = !problem.type().interactive() && !problem.type().submitAnswer();
            form.look(testCase.input(), read ? Reader.PROGRAM : Reader.LENIENT);
            form.look(testCase.answer(), form.mindsLineEnds(testCase) ? Reader.STRICT_CHECKER : Reader.LENIENT);
            if (read && Files.size(testCase.answer()) > problem.limits().outputBytes()) {
                form.found(new Form(VerifyFault.ANSWER_OVER_OUTPUT_LIMIT, List.of()), testCase.answer());
            }
        }
        List<Fault> warnings = new ArrayList<>();
        form.found.forEach((one, files) -> warnings.add(Fault.at(
                files.get(0),
                one.code(),
                Stream.concat(one.values().stream(), Stream.of(files.size() == 1 ? 0 : files.size()))
                        .toArray())));
        return warnings;
    }

    private void look(Path file, Reader reader) throws IOException {
        byte[] start;
        try (InputStream in = Files.newInputStream(file)) {
            start = in.readNBytes(MOST_BYTES);
        }
        form(start, reader).ifPresent(form -> found(form, file));
    }

    private void found(Form form, Path file) {
        found.computeIfAbsent(form, any -> new ArrayList<>()).add(file);
    }

    private static Optional<Form> form(byte[] start, Reader reader) {
        Optional<ByteOrderMark> mark = ByteOrderMark.of(start);
        if (mark.isPresent()) {
            boolean utf16 = mark.get().isUtf16();
            return Optional.of(
                    new Form(utf16 ? VerifyFault.DATA_IN_UTF_16 : VerifyFault.DATA_WITH_BYTE_ORDER_MARK, List.of()));
        }
        Optional<String> ends = ForeignLineEnds.in(start);
        return switch (reader) {
            case PROGRAM -> ends.map(found -> new Form(VerifyFault.INPUT_WITH_FOREIGN_LINE_ENDS, List.of(found)));
            case STRICT_CHECKER -> ends.map(
                    found -> new Form(VerifyFault.ANSWER_WITH_FOREIGN_LINE_ENDS, List.of(found)));
            case LENIENT -> Optional.empty();
        };
    }

    /** Tells whether the checker of the judge's own that the problem has looks at white space. */
    private boolean mindsLineEnds(TestCase testCase) {
        return problem.judging().checker() instanceof CheckerChoice.BuiltIn builtIn
                && (builtIn.kind() == CheckerChoice.Kind.EXACT
                        || testCase.checkerArguments().contains("space_change_sensitive"));
    }
}
