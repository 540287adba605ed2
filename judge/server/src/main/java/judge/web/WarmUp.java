package judge.web;

import io.javalin.Javalin;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.http.MimeTypes;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

/**
 * Loads what a web server is made of, on a thread of its own, while the database is opened: both take about as long.
 * Nothing depends on it but how soon the server listens.
 */
public final class WarmUp {

    private final CompletableFuture<Void> loaded = CompletableFuture.runAsync(WarmUp::load, WarmUp::begin);

    private WarmUp() {}

    /** Begins to load, on a thread of its own. */
    public static WarmUp begun() {
        return new WarmUp();
    }

    private static void begin(Runnable task) {
        Thread thread = new Thread(task, "head-start");
        thread.setDaemon(true);
        thread.start();
    }

    /**
     * Waits for its end: no two threads are to initialize the same classes in different orders. A failure is told when
     * the server itself needs the class.
     */
    public void await() {
        loaded.exceptionally(any -> null).join();
    }

    private static void load() {
        for (DisplayLanguage language : DisplayLanguage.values()) {
            Messages.in(language);
        }
        PageRoutes.loadAhead();
        Javalin.create(WebServer::quiet);
        ManagementFactory.getPlatformMBeanServer();
        MimeTypes.isKnownLocale(Locale.ROOT);
        Server server = new Server();
        server.addConnector(new ServerConnector(server));
        server.setHandler(new ServletContextHandler());
    }
}
