package judge.server;

import java.net.BindException;
import java.nio.channels.UnresolvedAddressException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import judge.database.Database;
import judge.database.judging.WorkerIdentity;
import judge.database.sql.DatabaseException;
import judge.message.KeyedSentence;
import judge.online.Refusal;
import judge.online.SiteRole;
import judge.service.OnlineServices;
import judge.service.contest.ContestServices;
import judge.web.UnusableKeys;
import judge.web.WarmUp;
import judge.web.WebServer;
import judge.web.WebSettings;
import judge.web.clics.WebhookCalls;
import judge.web.live.LiveEvents;
import judge.worker.Progress;
import judge.worker.ToldProgress;

/**
 * A server that listens, and judges what is handed in, from {@link #start} until it is closed. It listens as soon as it
 * can; what takes longer, as looking at the host, goes on meanwhile, and submissions wait for it.
 */
public final class JudgeServer implements AutoCloseable {

    /** Held, as a logger that nobody holds forgets its level. It says again, with a stack trace, what is thrown. */
    private static final Logger JAVALIN = Logger.getLogger("io.javalin");

    private static final String ADMINISTRATOR = "admin";
    private static final String PASSWORD_PAGE = "/password/";

    private final String url;
    private final OpenParts parts;
    private final Optional<String> firstLink;
    private final List<DemoLogin> demoLogins;

    private JudgeServer(String url, OpenParts parts, Optional<String> firstLink, List<DemoLogin> demoLogins) {
        this.url = url;
        this.parts = parts;
        this.firstLink = firstLink;
        this.demoLogins = List.copyOf(demoLogins);
    }

    /**
     * Starts a server, which listens when this returns.
     *
     * @throws ServerFailure if that is not possible; nothing is left of it then
     */
    public static JudgeServer start(ServerSettings settings, Clock clock, JudgeOpener judges) throws ServerFailure {
        // The libraries log only their failures: their other messages are for their authors.
        Logger.getLogger("").setLevel(Level.WARNING);
        JAVALIN.setLevel(Level.OFF);
        OpenParts parts = new OpenParts();
        parts.add(settings.upkeep().log().takeWarnings());
        try {
            return begun(settings, clock, judges, parts);
        } catch (ServerFailure | RuntimeException | Error e) {
            parts.close();
            Optional<ServerFailure> failure = failure(settings, e);
            if (failure.isPresent()) {
                throw failure.get();
            }
            throw e;
        }
    }

    private static JudgeServer begun(ServerSettings settings, Clock clock, JudgeOpener judges, OpenParts parts)
            throws ServerFailure {
        WarmUp head = WarmUp.begun();
        parts.add(DataLock.of(settings.data()));
        Database database = parts.add(Database.open(settings.url()));
        OnlineServices services = OnlineServices.on(database, clock, settings.data());
        LiveEvents live = live(database, services, clock);
        Progress told = told(settings, database, live, parts);
        Optional<JudgingPart> judging = settings.judges()
                ? Optional.of(parts.add(judging(settings, database, clock, services, told, judges)))
                : Optional.empty();
        ContestServices contests = parts.add(ContestServices.on(database, clock, services));
        callAndPrint(settings, contests, parts);
        head.await();
        WebServer web = parts.add(WebServer.start(webSettings(settings), services, contests, live));
        String url = url(settings, web.port());
        List<DemoLogin> logins = demo(settings, services, clock);
        Optional<String> link = firstLink(services, url);
        if (settings.demo() == null) {
            ShippedPackages.offerMeanwhile(services, settings.problems());
        }
        judging.ifPresent(JudgingPart::start);
        new UpkeepPart(settings, clock).begin(database, services.state(), url, parts);
        return new JudgeServer(url, parts, link, logins);
    }

    private static LiveEvents live(Database database, OnlineServices services, Clock clock) {
        LiveEvents live = new LiveEvents(services.submissions(), services.tries(), clock, LiveEvents.Caps.USUAL);
        database.onRights(live::rightsChanged);
        return live;
    }

    /** Tells the pages and the console of what happens, here and elsewhere. */
    private static Progress told(ServerSettings settings, Database database, LiveEvents live, OpenParts parts) {
        LoggedDeeds deeds =
                parts.add(new LoggedDeeds(database, settings.upkeep().log()));
        database.onDeeds(deeds::did);
        Progress told = deeds.and(live);
        database.peers().meet(line -> ToldProgress.hear(line, told));
        return told;
    }

    /** Returns what is wrong, if it is not the judge itself. */
    private static Optional<ServerFailure> failure(ServerSettings settings, Throwable e) {
        if (e instanceof UnusableKeys keys) {
            return Optional.of(new ServerFailure(e, keys.sentence()));
        }
        if (e instanceof DatabaseException database) {
            return Optional.of(new ServerFailure(e, database.sentence()));
        }
        if (e instanceof Refusal || e instanceof IllegalArgumentException) {
            return Optional.of(new ServerFailure(String.valueOf(e.getMessage()), e));
        }
        String port = String.valueOf(settings.port());
        return cannotListen(e)
                ? Optional.of(new ServerFailure(
                        e, KeyedSentence.of("error.cannot-listen", "host", settings.host(), "port", port)))
                : Optional.empty();
    }

    private static void callAndPrint(ServerSettings settings, ContestServices contests, OpenParts parts)
            throws ServerFailure {
        parts.add(new WebhookCalls(contests));
        String command = settings.printCommand();
        if (command != null) {
            parts.add(new PrintingPart(contests.prints(), command, settings.data()))
                    .start();
        }
    }

    private static List<DemoLogin> demo(ServerSettings settings, OnlineServices services, Clock clock)
            throws ServerFailure {
        Path works = settings.demo();
        if (works == null) {
            return List.of();
        }
        ShippedPackages.offer(services, settings.problems());
        return new DemoCourse(services, clock, works).fill();
    }

    private static JudgingPart judging(
            ServerSettings settings,
            Database database,
            Clock clock,
            OnlineServices services,
            Progress told,
            JudgeOpener judges)
            throws ServerFailure {
        String home = DataHome.of(settings.data());
        return new JudgingPart(
                new WorkerIdentity(
                        home, home, DataHome.host(), settings.judging().jobs(), null),
                database,
                clock,
                services.judging(),
                new ToldProgress(database.peers(), told),
                settings.judging(),
                judges);
    }

    private static boolean cannotListen(Throwable e) {
        return Stream.<Throwable>iterate(e, Objects::nonNull, Throwable::getCause)
                .anyMatch(cause -> cause instanceof BindException || cause instanceof UnresolvedAddressException);
    }

    private static WebSettings webSettings(ServerSettings settings) {
        WebSettings.Tls tls = settings.tls().isEmpty()
                ? null
                : new WebSettings.Tls(settings.tls().get(0), settings.tls().get(1));
        return new WebSettings(settings.host(), settings.port(), tls, settings.behindProxy());
    }

    private static String url(ServerSettings settings, int port) {
        String host = OwnAddress.of(settings.host());
        String shown = host.contains(":") && !host.startsWith("[") ? "[" + host + "]" : host;
        return (settings.tls().isEmpty() ? "http://" : "https://") + shown + ":" + port;
    }

    /** Makes a link for the first administrator, if there is none yet who could log in. */
    private static Optional<String> firstLink(OnlineServices services, String url) {
        if (!services.accounts().isEmpty()) {
            return Optional.empty();
        }
        long person = services.accounts()
                .find(ADMINISTRATOR)
                .orElseGet(() -> services.accounts().add(ADMINISTRATOR, "Administrator", SiteRole.ADMIN, null, false))
                .id();
        return Optional.of(url + PASSWORD_PAGE + services.accounts().passwordLink(person));
    }

    /** Returns the address at which the server listens. */
    public String url() {
        return url;
    }

    /** The address at which the administrator sets a password, once; empty where there is one already. */
    public Optional<String> firstLink() {
        return firstLink;
    }

    /** Returns the logins with which visitors can look at the demo. */
    public List<DemoLogin> demoLogins() {
        return demoLogins;
    }

    /** No new work; browsers are told to come back; what runs is finished or given back, within some seconds. */
    @Override
    public void close() {
        parts.close();
    }
}
