package judge.language.file;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.digest.Sha256;
import judge.sandbox.SandboxException;

/**
 * A jar of Maven's repositories, of one version, whose content is known.
 *
 * @param group the group's name, with dots
 * @param sha256 of the jar, in hex
 */
public record MavenArtifact(String group, String name, String version, String sha256) {

    /** The form of one in a file that describes a language. */
    static final Pattern FORM =
            Pattern.compile("([A-Za-z0-9_.-]+):([A-Za-z0-9_.-]+):([A-Za-z0-9_.-]+)\\s+([0-9a-f]{64})");

    /** The folder beside the judge's jar in which an administrator can put jars. */
    private static final String FOLDER = "languages";

    private static final int CHUNK = 1 << 16;

    /** Reads one that has the form. */
    static MavenArtifact of(String text) {
        Matcher matcher = FORM.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException(text);
        }
        return new MavenArtifact(matcher.group(1), matcher.group(2), matcher.group(3), matcher.group(4));
    }

    /** Returns its name in commands of Maven, such as {@code org.example:tool:1.0}. */
    public String coordinates() {
        return String.join(":", group, name, version);
    }

    /** Returns the name of its file. */
    public String file() {
        return name + "-" + version + ".jar";
    }

    /**
     * The jar on this host: in the folder {@code languages} beside the judge's jar, else in Maven's local repository.
     */
    public Optional<Path> find() {
        List<Path> places = new ArrayList<>();
        beside().ifPresent(folder -> places.add(folder.resolve(file())));
        String usual = System.getProperty("user.home") + "/.m2/repository";
        places.add(Path.of(System.getProperty("maven.repo.local", usual), group.replace('.', '/'), name, version)
                .resolve(file()));
        return places.stream().filter(Files::isRegularFile).findFirst();
    }

    private static Optional<Path> beside() {
        CodeSource own = MavenArtifact.class.getProtectionDomain().getCodeSource();
        try {
            return own == null
                    ? Optional.empty()
                    : Optional.of(Path.of(own.getLocation().toURI()).resolveSibling(FOLDER));
        } catch (URISyntaxException e) {
            return Optional.empty();
        }
    }

    /**
     * Copies the jar into a folder.
     *
     * @throws SandboxException where it is not there, or another one
     */
    public void copyInto(Path folder) throws IOException, SandboxException {
        Path jar = find().orElseThrow(() -> new SandboxException(file() + " is not installed here"));
        Path copy = Files.copy(jar, folder.resolve(file()));
        if (!sha256(copy).equals(sha256)) {
            throw new SandboxException(jar + " is not the file that " + coordinates() + " has: its SHA-256 is "
                    + sha256(copy) + " and not " + sha256);
        }
    }

    private static String sha256(Path file) throws IOException {
        Sha256 digest = new Sha256();
        byte[] chunk = new byte[CHUNK];
        try (InputStream in = Files.newInputStream(file)) {
            for (int read = in.read(chunk); read >= 0; read = in.read(chunk)) {
                digest.add(chunk, read);
            }
        }
        return digest.hex();
    }
}
