package judge.cli.server;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import judge.cli.command.CommandFailure;
import judge.cli.command.ExitStatus;
import judge.cli.command.JudgeCommand;
import judge.cli.command.Session;
import judge.database.Database;
import judge.database.sql.DatabaseException;
import judge.online.Person;
import judge.online.Refusal;
import judge.online.SiteRole;
import judge.service.account.Accounts;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code judge account}: adds somebody to a server's people, or makes a token for a program, server running or not. */
@Command(name = "account")
final class AccountCommand implements Callable<Integer> {

    private static final String ADD = "add";
    private static final String TOKEN = "token";
    private static final Path STANDARD_INPUT = Path.of("-");
    private static final int LARGEST_PASSWORD_FILE = 1 << 10;

    private final JudgeCommand judge;

    @Parameters(index = "0", paramLabel = "WHAT", descriptionKey = "account-what")
    private String what = "";

    @Parameters(index = "1", paramLabel = "LOGIN", descriptionKey = "account-login")
    private String login = "";

    @Option(names = "--name", paramLabel = "NAME")
    private @Nullable String name;

    @Option(names = "--role", paramLabel = "admin|teacher|student")
    private @Nullable String role;

    @Option(names = "--password-file", paramLabel = "FILE")
    private @Nullable Path passwordFile;

    @Option(names = "--label", paramLabel = "TEXT")
    private @Nullable String label;

    @Mixin
    private final DatabaseOptions database = new DatabaseOptions();

    AccountCommand(JudgeCommand judge) {
        this.judge = judge;
    }

    @Override
    public Integer call() throws Exception {
        Session session = judge.session();
        boolean adds = what.equals(ADD);
        requireOptions(adds);
        @Nullable SiteRole chosen = role == null ? null : role(role);
        @Nullable String password = passwordFile == null ? null : password(session, passwordFile);
        Path folder = database.folder(session.terminal().environment());
        String url = adds ? database.url(folder) : database.existing(folder);
        if (url.equals(Database.inFolder(folder))) {
            ServerFolder.make(session, folder);
        }
        try (Database opened = Database.openBeside(url)) {
            Accounts accounts = new Accounts(opened, session.services().clock());
            if (chosen != null && name != null) {
                add(session, accounts, name, chosen, password);
            } else {
                token(session, accounts);
            }
        } catch (DatabaseException e) {
            throw new CommandFailure(e.sentence());
        } catch (Refusal e) {
            throw new CommandFailure("error.server", "message", sentence(session, e));
        }
        return ExitStatus.OK;
    }

    private void requireOptions(boolean adds) throws CommandFailure {
        if (!adds && !what.equals(TOKEN)) {
            throw new CommandFailure("error.account-what", "what", what);
        }
        if (adds && (name == null || role == null || label != null)) {
            throw new CommandFailure("error.account-add");
        }
        if (!adds && (name != null || role != null || passwordFile != null)) {
            throw new CommandFailure("error.account-token");
        }
    }

    private void add(Session session, Accounts accounts, String shown, SiteRole chosen, @Nullable String password) {
        String given = password == null ? accounts.firstPassword() : password;
        Person added = accounts.add(login, shown, chosen, given, password == null);
        session.out().println(session.text("account.added", "login", added.login(), "name", added.name()));
        if (password == null) {
            session.out().println(session.text("account.password", "password", given));
        }
    }

    private void token(Session session, Accounts accounts) throws CommandFailure {
        Person person = accounts.find(login).orElseThrow(() -> new CommandFailure("error.no-account", "login", login));
        String token = accounts.tokens().make(person.id(), label == null ? "" : label);
        // Alone on standard output, so that it can be sent to a file; what is to be said of it is not part of it.
        session.out().println(token);
        session.out().flush();
        session.err().println(session.text("account.token"));
    }

    private static SiteRole role(String text) throws CommandFailure {
        return Stream.of(SiteRole.values())
                .filter(one -> one.name().toLowerCase(Locale.ROOT).equals(text))
                .findFirst()
                .orElseThrow(() -> new CommandFailure("error.account-role", "role", text));
    }

    private static String password(Session session, Path file) throws CommandFailure {
        try (InputStream in = file.equals(STANDARD_INPUT) ? session.terminal().in() : Files.newInputStream(file)) {
            byte[] content = in.readNBytes(LARGEST_PASSWORD_FILE + 1);
            String password = new String(content, StandardCharsets.UTF_8).replaceFirst("\\R\\z", "");
            if (content.length > LARGEST_PASSWORD_FILE || password.lines().count() > 1) {
                throw new CommandFailure("error.password-file", "file", file);
            }
            return password;
        } catch (IOException e) {
            throw session.readFailure(file, e);
        }
    }

    private static String sentence(Session session, Refusal refusal) {
        return session.text(
                "refusal." + refusal.code(),
                refusal.parameters().entrySet().stream()
                        .flatMap(one -> Stream.of(one.getKey(), one.getValue()))
                        .toArray());
    }
}
