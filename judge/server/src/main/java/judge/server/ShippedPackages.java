package judge.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.logging.Logger;
import java.util.stream.Stream;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import judge.online.Refusal;
import judge.service.OnlineServices;
import judge.source.PackageMark;
import judge.web.http.RefusalAnswers;

/** The packages that all teachers get, from a folder of this machine. */
final class ShippedPackages {

    private static final Logger LOG = Logger.getLogger(ShippedPackages.class.getName());

    private ShippedPackages() {}

    static void offerMeanwhile(OnlineServices services, Path problems) {
        Thread packages = new Thread(() -> offer(services, problems), "packages");
        packages.setDaemon(true);
        packages.start();
    }

    /** Makes a new version of each package that has changed since the last start. */
    static void offer(OnlineServices services, Path problems) {
        try (Stream<Path> folders = Files.list(problems)) {
            for (Path folder : folders.sorted().filter(PackageMark::isIn).toList()) {
                try {
                    services.problems().putFolder(folder);
                } catch (Refusal e) {
                    LOG.warning(
                            folder + " is not offered: " + RefusalAnswers.sentence(Messages.in(DisplayLanguage.EN), e));
                }
            }
        } catch (IOException e) {
            LOG.warning("cannot read " + problems + ": " + e);
        }
    }
}
