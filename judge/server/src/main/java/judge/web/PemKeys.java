package judge.web;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.InvalidKeyException;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.NoSuchAlgorithmException;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.security.SignatureException;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.message.KeyedSentence;
import org.jspecify.annotations.Nullable;

/** A certificate and its key as they come from certbot and the like: two files in PEM. */
final class PemKeys {

    private static final Pattern KEY =
            Pattern.compile("-----BEGIN (\\w* ?)PRIVATE KEY-----([A-Za-z0-9+/=\\s]+)-----END \\1PRIVATE KEY-----");

    /** The kinds of keys, and how each signs. */
    private static final Map<String, String> ALGORITHMS =
            Map.of("RSA", "SHA256withRSA", "EC", "SHA256withECDSA", "EdDSA", "EdDSA");

    private PemKeys() {}

    /**
     * Both as the JDK wants them.
     *
     * @param certificate with its chain, its own first
     * @param key in PKCS #8, not encrypted
     * @throws UnusableKeys if the files are something else, or do not belong together
     */
    static KeyStore store(Path certificate, Path key, char[] password) {
        try {
            Certificate[] chain = chain(certificate);
            PrivateKey own = privateKey(key);
            if (!belong(own, chain[0].getPublicKey())) {
                throw new UnusableKeys(
                        null, KeyedSentence.of("error.tls-pair", "certificate", certificate, "key", key));
            }
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(null, null);
            store.setKeyEntry("judge", own, password, chain);
            return store;
        } catch (IOException | GeneralSecurityException e) {
            throw new UnusableKeys(
                    e,
                    KeyedSentence.of(
                            "error.tls-unusable",
                            "certificate",
                            certificate,
                            "key",
                            key,
                            "why",
                            String.valueOf(e.getMessage())));
        }
    }

    /**
     * Tells whether the public key verifies a signature of the private one: otherwise no browser could connect, and
     * nobody would learn why.
     */
    private static boolean belong(PrivateKey key, PublicKey known) throws GeneralSecurityException {
        String algorithm = ALGORITHMS.get(key.getAlgorithm());
        byte[] signed = {1, 2, 3};
        try {
            Signature signature = Signature.getInstance(algorithm);
            signature.initSign(key);
            signature.update(signed);
            byte[] made = signature.sign();
            signature.initVerify(known);
            signature.update(signed);
            return signature.verify(made);
        } catch (InvalidKeyException | SignatureException e) {
            return false; // It is of another kind.
        }
    }

    private static Certificate[] chain(Path file) throws IOException {
        @Nullable GeneralSecurityException why = null;
        try {
            Certificate[] chain = CertificateFactory.getInstance("X.509")
                    .generateCertificates(new ByteArrayInputStream(Files.readAllBytes(file)))
                    .toArray(new Certificate[0]);
            if (chain.length > 0) {
                return chain;
            }
        } catch (GeneralSecurityException e) {
            why = e;
        }
        throw new UnusableKeys(why, KeyedSentence.of("error.tls-certificate", "file", file));
    }

    private static PrivateKey privateKey(Path file) throws IOException, GeneralSecurityException {
        Matcher matcher = KEY.matcher(Files.readString(file, StandardCharsets.ISO_8859_1));
        if (!matcher.find() || !matcher.group(1).isEmpty()) {
            throw new UnusableKeys(null, KeyedSentence.of("error.tls-key", "file", file));
        }
        PKCS8EncodedKeySpec encoded =
                new PKCS8EncodedKeySpec(Base64.getMimeDecoder().decode(matcher.group(2)));
        for (String algorithm : ALGORITHMS.keySet()) {
            Optional<PrivateKey> key = privateKey(algorithm, encoded);
            if (key.isPresent()) {
                return key.get();
            }
        }
        throw new UnusableKeys(null, KeyedSentence.of("error.tls-key-kind", "file", file));
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
