package judge.web;

import io.javalin.Javalin;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import judge.web.page.PageRoutes;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.http.MimeTypes;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

/**
 * Loads what a web server is made of, on a thread of its own, while the database is opened: both take about as long.
 * Nothing depends on it but how soon the server listens.
 */
public final class HeadStart {

    private final Thread thread = new Thread(HeadStart::load, "head-start");

    private HeadStart() {}

    /** One that is under way. */
    public static HeadStart begun() {
        HeadStart made = new HeadStart();
        made.thread.setDaemon(true);
        made.thread.start();
        return made;
    }

    /** Waits for its end: no two threads are to initialize the same classes in different orders. */
    public void await() {
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static void load() {
        try {
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
        } catch (RuntimeException e) {
            // What is wrong is said when the server itself needs it.
            return;
        }
    }
}
