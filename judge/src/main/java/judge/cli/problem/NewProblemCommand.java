package judge.cli.problem;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import judge.cli.command.CommandFailure;
import judge.cli.command.Converters;
import judge.cli.command.ExitStatus;
import judge.cli.command.JudgeCommand;
import judge.cli.command.ProjectFolder;
import judge.cli.command.Session;
import judge.message.ShellWord;
import judge.source.LanguageName;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

/** {@code judge new-problem}: a package to start from, which is sound as it is. */
@Command(name = "new-problem")
public final class NewProblemCommand implements Callable<Integer> {

    private final JudgeCommand judge;

    @Parameters(index = "0", paramLabel = "ID", descriptionKey = "judge.new-problem.id", converter = Id.class)
    private @Nullable String id;

    @Option(names = "--type", paramLabel = "TYPE", descriptionKey = "judge.new-problem.type", converter = Type.class)
    private Skeleton type = Skeleton.PASS_FAIL;

    @Option(
            names = "--language",
            paramLabel = "LANGUAGE",
            descriptionKey = "judge.new-problem.language",
            converter = ProgramLanguage.class)
    private LanguageName language = LanguageName.CPP;

    @Option(names = "--problems", paramLabel = "DIR", descriptionKey = "judge.new-problem.problems")
    private Path problems = ProjectFolder.named("problems");

    public NewProblemCommand(JudgeCommand judge) {
        this.judge = judge;
    }

    @Override
    public Integer call() throws CommandFailure {
        Session session = judge.session();
        Path folder = problems.resolve(Objects.requireNonNull(id)).normalize();
        write(session, folder);
        session.out().println(session.text("import-problem.written", "folder", folder));
        session.out().println(session.text("new-problem.next"));
        session.out().println("  " + session.services().command() + " verify " + ShellWord.quoted(folder.toString()));
        return ExitStatus.OK;
    }

    private void write(Session session, Path folder) throws CommandFailure {
        if (Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
            throw there(folder);
        }
        try {
            Files.createDirectories(problems);
            Files.createDirectory(folder);
            String own = UUID.randomUUID().toString();
            for (Map.Entry<String, String> file : type.files(language).entrySet()) {
                Path path = folder.resolve(file.getKey());
                Files.createDirectories(path.getParent());
                Files.writeString(path, file.getValue().replace(Skeleton.UUID, own));
            }
        } catch (FileAlreadyExistsException e) {
            throw there(Path.of(e.getFile()));
        } catch (IOException e) {
            throw new CommandFailure("error.not-written", "file", folder, "cause", session.cause(e));
        }
    }

    private static CommandFailure there(Path file) {
        return new CommandFailure("error.exists", "file", file, "option", "--problems");
    }

    private static <T> T required(Optional<T> value) {
        return value.orElseThrow(() -> new TypeConversionException("not of the form"));
    }

    /** A name of a problem that servers take, too. */
    static final class Id implements ITypeConverter<String> {
        private static final Pattern SERVED = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,63}");

        @Override
        public String convert(String text) {
            return required(Optional.of(text).filter(SERVED.asMatchPredicate()));
        }
    }

    static final class Type implements ITypeConverter<Skeleton> {
        @Override
        public Skeleton convert(String text) {
            return required(Skeleton.of(text));
        }
    }

    /** A language that skeletons are there in. */
    static final class ProgramLanguage implements ITypeConverter<LanguageName> {
        private final Converters.Language all = new Converters.Language();

        @Override
        public LanguageName convert(String text) {
            return required(Optional.of(all.convert(text)).filter(Skeleton.LANGUAGES::contains));
        }
    }
}
