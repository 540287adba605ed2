package judge.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HexFormat;
import judge.database.OwnFiles;
import judge.digest.Sha256;

/**
 * Gives a server the id by which other servers on the same database know it: the same after a restart, and another one
 * for each folder of data, also on hosts of the same name, and where the folder was copied. A server holds the lock of
 * its folder, so all servers that had the same id before have ended.
 */
final class DataHome {

    private static final int RANDOM_BYTES = 16;
    private static final int DIGITS = 8;

    private DataHome() {}

    static String of(Path data) throws ServerFailure {
        try {
            Path file = data.resolve("home");
            boolean there = Files.exists(file);
            OwnFiles.file(file);
            if (!there) {
                byte[] random = new byte[RANDOM_BYTES];
                new SecureRandom().nextBytes(random);
                Files.writeString(file, HexFormat.of().formatHex(random));
            }
            String known = Files.readString(file) + host() + data.toRealPath();
            return host() + "-" + Sha256.of(known.getBytes(UTF_8)).hex().substring(0, DIGITS);
        } catch (IOException e) {
            throw ServerFailure.ofFolder(data, e);
        }
    }

    /** Returns this machine's name. */
    static String host() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (IOException e) {
            return "server";
        }
    }
}
