package judge.render;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import judge.gradebook.Gradebook;
import judge.message.Messages;
import judge.report.ProblemSection;
import judge.similar.Work;

/** Writes a gradebook as files. */
public final class Views {

    private final Messages messages;
    private final Function<ProblemSection, List<Work>> baseCode;

    /** Views in the language of the messages. */
    public Views(Messages messages) {
        this(messages, problem -> List.of());
    }

    /**
     * Views in the language of the messages.
     *
     * @param baseCode the code that everybody was given for a problem, which makes no two submissions alike
     */
    public Views(Messages messages, Function<ProblemSection, List<Work>> baseCode) {
        this.messages = messages;
        this.baseCode = baseCode;
    }

    /**
     * Writes the gradebook in each of the formats.
     *
     * @param folder the folder, which is made if it is not there
     * @return the file of each format that one opens first
     */
    public List<Path> write(Gradebook book, Set<Format> formats, Path folder) throws IOException {
        Output output = new Output(folder);
        List<Path> written = new ArrayList<>();
        for (Format format : Format.values()) {
            if (formats.contains(format)) {
                written.add(write(book, format, output));
            }
        }
        return written;
    }

    private Path write(Gradebook book, Format format, Output output) throws IOException {
        return switch (format) {
            case HTML -> new HtmlView(messages, baseCode).write(book, output);
            case CSV -> new CsvView(messages).write(book, output);
            case JUNIT -> new JUnitView(messages).write(book, output);
            case GRADESCOPE -> new GradescopeView(messages).write(book, output);
            case MARKDOWN -> new MarkdownView(messages).write(book, output);
            case JSON -> new FiguresView().write(book, output);
        };
    }
}
