package judge.cli.problem;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import judge.cli.command.CommandFailure;
import judge.cli.command.ExitStatus;
import judge.cli.command.JudgeCommand;
import judge.cli.command.Session;
import judge.language.file.KattisLanguages;
import judge.language.file.KattisLanguages.Draft;
import judge.problem.yaml.ProblemFormatException;
import judge.source.LanguageNames;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code judge import-language}: files that describe languages, begun from Kattis' list. */
@Command(name = "import-language")
public final class ImportLanguageCommand implements Callable<Integer> {

    private final JudgeCommand judge;

    @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "judge.import-language.file")
    private @Nullable Path file;

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "CODE", descriptionKey = "judge.import-language.codes")
    private List<String> codes = List.of();

    @Option(names = "--into", paramLabel = "DIR", descriptionKey = "judge.import-language.into")
    private Path into = Path.of("languages");

    public ImportLanguageCommand(JudgeCommand judge) {
        this.judge = judge;
    }

    @Override
    public Integer call() throws CommandFailure {
        Session session = judge.session();
        List<Draft> wanted = wanted(read(Objects.requireNonNull(file)));
        for (Draft draft : wanted) {
            write(session, draft);
        }
        session.out().println(session.text("import-language.next", "folder", into));
        return ExitStatus.OK;
    }

    private static List<Draft> read(Path from) throws CommandFailure {
        if (!Files.exists(from)) {
            throw new CommandFailure("error.no-path", "path", from);
        }
        try {
            return KattisLanguages.read(from);
        } catch (ProblemFormatException e) {
            int count = e.faults().size();
            throw new CommandFailure(e.faults(), "error.unsound-language-list", "file", from, "count", count);
        }
    }

    /** The entries that were asked for, or else those of languages that the judge does not know. */
    private List<Draft> wanted(List<Draft> all) throws CommandFailure {
        String there = all.stream().map(Draft::code).collect(Collectors.joining(", "));
        for (String code : codes) {
            if (all.stream().noneMatch(draft -> draft.code().equals(code))) {
                throw new CommandFailure("error.no-such-entry", "code", code, "known", there);
            }
        }
        List<Draft> wanted = all.stream()
                .filter(draft -> codes.isEmpty()
                        ? LanguageNames.known().ofCode(draft.code()).isEmpty()
                        : codes.contains(draft.code()))
                .toList();
        if (wanted.isEmpty()) {
            throw new CommandFailure("error.no-new-language", "known", there);
        }
        return wanted;
    }

    private void write(Session session, Draft draft) throws CommandFailure {
        Path target = into.resolve(draft.code() + ".yaml");
        try {
            Files.createDirectories(into);
            Files.writeString(target, draft.text(), StandardOpenOption.CREATE_NEW);
        } catch (FileAlreadyExistsException e) {
            throw new CommandFailure("error.exists", "file", e.getFile(), "option", "--into");
        } catch (IOException e) {
            throw new CommandFailure("error.not-written", "file", target, "cause", session.cause(e));
        }
        session.out().println(session.text("import-problem.written", "folder", target));
        if (!draft.left().isEmpty()) {
            session.out().println("  " + session.text("import-language.left", "keys", String.join(", ", draft.left())));
        }
        if (!draft.unknown().isEmpty()) {
            String signs = String.join(", ", draft.unknown());
            session.out().println("  " + session.text("import-language.unknown", "signs", signs));
        }
    }
}
