package judge.web;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.Base64;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/** A certificate of this machine, made by the JDK's tool, and written as certbot would write it. */
public final class TestCertificate {

    private static final char[] PASSWORD = "changeit".toCharArray();

    /** The certificates that were made, by their algorithm: the tool takes longer than the tests with them. */
    private static final Map<String, KeyStore> MADE = new ConcurrentHashMap<>();

    private TestCertificate() {}

    /** Writes {@code cert.pem} and {@code key.pem}, the same ones each time. */
    public static KeyStore in(Path folder, String algorithm) throws Exception {
        KeyStore store = MADE.get(algorithm);
        return store == null ? another(folder, algorithm) : written(folder, store);
    }

    /** Makes {@code cert.pem} and {@code key.pem} anew. */
    static KeyStore another(Path folder, String algorithm) throws Exception {
        Path file = folder.resolve("keys.p12");
        Process keytool = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "keytool")
                                .toString(),
                        "-J-XX:+UseSerialGC",
                        "-J-XX:TieredStopAtLevel=1",
                        "-genkeypair",
                        "-alias",
                        "judge",
                        "-keyalg",
                        algorithm,
                        "-dname",
                        "CN=localhost",
                        "-ext",
                        "SAN=dns:localhost,ip:127.0.0.1",
                        "-keystore",
                        file.toString(),
                        "-storepass",
                        new String(PASSWORD))
                .inheritIO()
                .start();
        if (keytool.waitFor() != 0) {
            throw new IllegalStateException("keytool made no key");
        }
        KeyStore store = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(file)) {
            store.load(in, PASSWORD);
        }
        MADE.putIfAbsent(algorithm, store);
        return written(folder, store);
    }

    private static KeyStore written(Path folder, KeyStore store) throws Exception {
        pem(
                folder.resolve("cert.pem"),
                "CERTIFICATE",
                store.getCertificate("judge").getEncoded());
        pem(
                folder.resolve("key.pem"),
                "PRIVATE KEY",
                store.getKey("judge", PASSWORD).getEncoded());
        return store;
    }

    private static void pem(Path file, String kind, byte[] content) throws Exception {
        String lines = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(content);
        Files.writeString(file, "-----BEGIN " + kind + "-----\n" + lines + "\n-----END " + kind + "-----\n");
    }

    /** Returns a context that trusts the certificate, and no other. */
    public static SSLContext trusting(KeyStore store) throws Exception {
        KeyStore trusted = KeyStore.getInstance("PKCS12");
        trusted.load(null, null);
        trusted.setCertificateEntry("judge", store.getCertificate("judge"));
        TrustManagerFactory factory = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        factory.init(trusted);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, factory.getTrustManagers(), null);
        return context;
    }
}
