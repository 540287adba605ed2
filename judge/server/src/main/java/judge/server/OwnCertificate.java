package judge.server;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The certificate with which a server speaks HTTPS. */
final class OwnCertificate {

    private OwnCertificate() {}

    /**
     * Returns its end, as it was when the server was started; null: there is none.
     *
     * @param tls the files of certificate and key
     */
    static @Nullable Instant ends(List<Path> tls) {
        if (tls.isEmpty()) {
            return null;
        }
        try (InputStream in = Files.newInputStream(tls.get(0))) {
            X509Certificate first =
                    (X509Certificate) CertificateFactory.getInstance("X.509").generateCertificate(in);
            return first.getNotAfter().toInstant();
        } catch (IOException | CertificateException e) {
            return null; // Whoever listens with it has looked at it.
        }
    }
}
