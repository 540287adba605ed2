package judge.cli.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import judge.cli.command.CommandFailure;
import judge.cli.command.RememberedProblem;
import judge.cli.command.Session;
import judge.cli.terminal.Keyboard;
import judge.message.Visible;
import org.jspecify.annotations.Nullable;

/**
 * Finds out where a source is to be handed in, and by whom: what the command line or the environment says, else what
 * its folder keeps, else what the person at the terminal answers.
 */
final class DestinationFinder {

    private static final String SERVER = "JUDGE_SERVER";
    private static final String TOKEN = "JUDGE_TOKEN";
    private static final String HERE = "http://127.0.0.1:8080";
    private static final long LARGEST_TOKEN_FILE_BYTES = 4096;

    private final Session session;
    private final Path source;
    private final Optional<Keyboard> keyboard;
    private final KnownServers known;
    private final RememberedDestination kept;
    private boolean named;
    private boolean guessed;
    private String typedToken = "";

    /** The finder for a source, or a folder of sources. */
    DestinationFinder(Session session, Path source) {
        this.session = session;
        this.source = source;
        keyboard = session.terminal().keyboard();
        known = new KnownServers(session.terminal().environment());
        kept = RememberedDestination.of(source);
    }

    /** The options of the command line; null: not given. */
    record Told(
            @Nullable String server, @Nullable Path tokenFile, @Nullable String assignment, @Nullable String problem) {}

    Destination find(Told told) throws CommandFailure, InterruptedException {
        String server = server(told.server());
        String token = token(told.tokenFile(), server);
        String assignment = assignment(told.assignment(), server, token);
        String problem = problem(told.problem(), server, token, assignment);
        Destination found = new Destination(server, token, assignment, problem);
        if (guessed) {
            session.err()
                    .println(session.text(
                            "submit.to",
                            "problem",
                            Visible.of(problem),
                            "assignment",
                            Visible.of(assignment),
                            "server",
                            Visible.of(server)));
        }
        return found;
    }

    /** Keeps what was found, once the server has taken it; what cannot be kept is asked for again. */
    void keep(Destination found) {
        try {
            kept.keep(source, found);
            if (named) {
                known.keep(found.server(), typedToken);
            }
        } catch (IOException | UnsupportedOperationException e) {
            if (keyboard.isPresent()) {
                session.warn("submit.not-kept", "cause", String.valueOf(e.getMessage()));
            }
        }
    }

    private String server(@Nullable String told) throws CommandFailure {
        String said = told != null ? told : session.terminal().environment().getOrDefault(SERVER, "");
        if (!said.isEmpty()) {
            named = true;
            return said;
        }
        if (known.isKnown(kept.server())) {
            guessed = true;
            return kept.server();
        }
        String usual = kept.server().isEmpty() ? HERE : kept.server();
        if (keyboard.isPresent()) {
            named = true;
            return answer("submit.ask-server", "--server", usual);
        }
        if (!kept.server().isEmpty()) {
            throw new CommandFailure("error.server-unknown", "server", Visible.of(kept.server()));
        }
        return HERE;
    }

    /** Never an argument: those can be seen by everybody on the same machine. */
    private String token(@Nullable Path tokenFile, String server) throws CommandFailure {
        String token = tokenFile == null
                ? session.terminal().environment().getOrDefault(TOKEN, known.token(server))
                : content(tokenFile);
        if (token.isEmpty() && keyboard.isPresent()) {
            session.err().print(session.text("submit.ask-token", "server", Visible.of(server)) + " ");
            session.err().flush();
            typedToken = keyboard.get().secret().orElse("").strip();
            token = typedToken;
        }
        if (token.isEmpty()) {
            throw new CommandFailure("error.no-token", "variable", TOKEN);
        }
        if (!token.matches("[!-~]+")) {
            throw new CommandFailure("error.bad-token");
        }
        return token;
    }

    private String content(Path file) throws CommandFailure {
        try {
            if (Files.size(file) > LARGEST_TOKEN_FILE_BYTES) {
                throw new CommandFailure("error.bad-token");
            }
            return new String(Files.readAllBytes(file), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw session.readFailure(file, e);
        }
    }

    private String assignment(@Nullable String told, String server, String token)
            throws CommandFailure, InterruptedException {
        if (told != null) {
            return told;
        }
        guessed = true;
        if (kept.server().equals(server) && !kept.assignment().isEmpty()) {
            return kept.assignment();
        }
        if (keyboard.isPresent()) {
            offer(open(new RemoteServer(session, server, token)));
        }
        return answer("submit.ask-assignment", "--assignment", "");
    }

    private static List<String> open(RemoteServer remote) throws CommandFailure, InterruptedException {
        List<String> open = new ArrayList<>();
        for (JsonNode course : remote.list("/courses", "courses")) {
            String slug = course.path("course").asText();
            for (JsonNode one : remote.list("/courses/" + RemoteServer.encoded(slug) + "/assignments", "assignments")) {
                if (List.of("open", "late")
                        .contains(one.path("own").path("phase").asText())) {
                    open.add(slug + "/" + one.path("assignment").asText());
                }
            }
        }
        return open;
    }

    private String problem(@Nullable String told, String server, String token, String assignment)
            throws CommandFailure, InterruptedException {
        if (told != null) {
            return told;
        }
        guessed = true;
        @Nullable String before = kept.problems().get(RememberedDestination.name(source));
        if (before != null && kept.isAt(server, assignment)) {
            return before;
        }
        Optional<String> made = RememberedProblem.madeFor(source);
        if (made.isPresent()) {
            return made.get();
        }
        if (keyboard.isPresent()) {
            List<String> ids = problems(new RemoteServer(session, server, token), assignment);
            offer(ids);
            if (ids.size() == 1) {
                return ids.get(0);
            }
        }
        return answer("submit.ask-problem", "--problem", "");
    }

    private static List<String> problems(RemoteServer remote, String assignment)
            throws CommandFailure, InterruptedException {
        String[] place = Destination.place(assignment);
        List<String> ids = new ArrayList<>();
        remote.list(RemoteServer.path(place[0], place[1]), "problems")
                .forEach(one -> ids.add(one.path("id").asText()));
        return ids;
    }

    /** Shows what can be answered. */
    private void offer(List<String> answers) {
        answers.forEach(one -> session.err().println("  " + Visible.of(one)));
    }

    /** Asks; where nobody can be asked, or answers nothing, says with which option it is told. */
    private String answer(String question, String option, String usual) throws CommandFailure {
        String said = "";
        if (keyboard.isPresent()) {
            session.err().print(session.text(question) + (usual.isEmpty() ? "" : " [" + Visible.of(usual) + "]") + " ");
            session.err().flush();
            said = keyboard.get().line().orElse("").strip();
        }
        String answer = said.isEmpty() ? usual : said;
        if (answer.isEmpty()) {
            throw new CommandFailure("error.not-told", "option", option);
        }
        return answer;
    }
}
