package judge.web;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.NoSuchAlgorithmException;
import java.security.PrivateKey;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A certificate and its key as they come from certbot and the like: two files in PEM. */
final class PemKeys {

    private static final Pattern KEY =
            Pattern.compile("-----BEGIN (\\w* ?)PRIVATE KEY-----([A-Za-z0-9+/=\\s]+)-----END \\1PRIVATE KEY-----");

    private PemKeys() {}

    /**
     * Both as the JDK wants them.
     *
     * @param certificate with its chain, its own first
     * @param key in PKCS #8, not encrypted
     * @throws IllegalArgumentException if the files are something else; the message names the file
     */
    static KeyStore store(Path certificate, Path key, char[] password) {
        try {
            Certificate[] chain = chain(certificate);
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(null, null);
            store.setKeyEntry("judge", privateKey(key), password, chain);
            return store;
        } catch (IOException | GeneralSecurityException e) {
            throw new IllegalArgumentException("cannot use " + certificate + " with " + key + ": " + e.getMessage(), e);
        }
    }

    private static Certificate[] chain(Path file) throws IOException {
        try {
            Certificate[] chain = CertificateFactory.getInstance("X.509")
                    .generateCertificates(new ByteArrayInputStream(Files.readAllBytes(file)))
                    .toArray(new Certificate[0]);
            if (chain.length > 0) {
                return chain;
            }
        } catch (GeneralSecurityException e) {
            throw new IllegalArgumentException(file + " is no certificate in PEM", e);
        }
        throw new IllegalArgumentException(file + " is no certificate in PEM");
    }

    private static PrivateKey privateKey(Path file) throws IOException, GeneralSecurityException {
        Matcher matcher = KEY.matcher(Files.readString(file, StandardCharsets.ISO_8859_1));
        if (!matcher.find() || !matcher.group(1).isEmpty()) {
            throw new IllegalArgumentException(
                    file + " is no private key in PEM and PKCS #8; openssl pkcs8 -topk8 -nocrypt"
                            + " makes one of an older form");
        }
        PKCS8EncodedKeySpec encoded =
                new PKCS8EncodedKeySpec(Base64.getMimeDecoder().decode(matcher.group(2)));
        for (String algorithm : List.of("RSA", "EC", "EdDSA")) {
            Optional<PrivateKey> key = privateKey(algorithm, encoded);
            if (key.isPresent()) {
                return key.get();
            }
        }
        throw new IllegalArgumentException(file + " is a private key of a kind that is not known");
    }

    private static Optional<PrivateKey> privateKey(String algorithm, PKCS8EncodedKeySpec encoded)
            throws NoSuchAlgorithmException {
        try {
            return Optional.of(KeyFactory.getInstance(algorithm).generatePrivate(encoded));
        } catch (InvalidKeySpecException e) {
            return Optional.empty(); // It is of another kind.
        }
    }
}
