package judge.problem.question;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/** The example package with questions: five in the style of a first round, in English and Chinese. */
public final class Quiz {

    public static final String ID = "quiz";

    /** A file with the right answers to all of them. */
    public static final String RIGHT =
            """
            complement: d
            stable: [merge, bubble]
            value: 55
            linear: F
            lifo: " STACK "
            """;

    private static final Path FOLDER = Path.of("judge/src/test/resources/judge/quiz");

    private Quiz() {}

    /** The package in the repository. */
    public static Path folder() {
        return FOLDER;
    }

    /** A copy of it that a test may change. */
    public static Path in(Path temp) {
        Path copy = temp.resolve(ID);
        try {
            Files.createDirectories(copy);
            for (String file : List.of("problem.yaml", Questions.FILE)) {
                Files.copy(FOLDER.resolve(file), copy.resolve(file), StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return copy;
    }

    /** The same where a text in its questions is another one. */
    public static Path changed(Path temp, String text, String other) {
        Path copy = in(temp);
        try {
            Path questions = copy.resolve(Questions.FILE);
            String before = Files.readString(questions);
            if (!before.contains(text)) {
                throw new IllegalArgumentException("the quiz does not say " + text);
            }
            Files.writeString(questions, before.replace(text, other));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return copy;
    }
}
