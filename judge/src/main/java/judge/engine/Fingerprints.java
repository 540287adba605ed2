package judge.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import judge.problem.Problem;
import judge.submission.Submission;

/**
 * Digests of all that a verdict depends on: a report still holds for a submission whose fingerprint is that of the
 * report. Any number of threads may use it; what problems consist of is read once.
 */
public final class Fingerprints {

    /** What of a problem's package is looked at when a submission is judged. */
    private static final List<String> JUDGED_BY = List.of(
            "problem.yaml", "judge.yaml", ".timelimit", "data", "beyond", "output_validator", "output_validators");

    /** What stands for a file that cannot be read: it may be readable the next time. */
    private static final String UNREADABLE = "cannot be read";

    private final Map<Path, byte[]> problems = new ConcurrentHashMap<>();
    private final String build = JudgeBuild.id().orElse("");
    private final boolean allCases;

    /**
     * Those of reports that come about in one way.
     *
     * @param allCases whether pass-fail problems are judged to the last case
     */
    public Fingerprints(boolean allCases) {
        this.allCases = allCases;
    }

    /** SHA-256, in hex, of the sources with their names, the problem's limits and data, this judge and this JDK. */
    public String of(Submission submission, Problem problem) {
        return begin(submission, problem).get();
    }

    /** The same in two steps: the sources are read at once, the problem, of which there is more, when the value is asked for. */
    Supplier<String> begin(Submission submission, Problem problem) {
        byte[] sources = ofSources(submission, problem.limits().codeBytes());
        return () -> with(sources, problem);
    }

    private String with(byte[] sources, Problem problem) {
        MessageDigest digest = sha256();
        add(digest, String.valueOf(Fingerprints.class.getPackage().getImplementationVersion()));
        add(digest, System.getProperty("java.vm.version") + " " + System.getProperty("java.vendor"));
        add(digest, build);
        add(digest, allCases ? "all cases" : "");
        add(digest, problem.id());
        digest.update(ofPackage(problem));
        digest.update(sources);
        return HexFormat.of().formatHex(digest.digest());
    }

    /** Reads what is read of a problem once. */
    void readAhead(Problem problem) {
        ofPackage(problem);
    }

    private byte[] ofPackage(Problem problem) {
        return problems.computeIfAbsent(problem.folder(), Fingerprints::ofPackage);
    }

    private static byte[] ofSources(Submission submission, long limitBytes) {
        MessageDigest digest = sha256();
        for (Path source : submission.sources()) {
            add(digest, submission.root().relativize(source).toString());
            // A source beyond the limit is refused, whatever comes after.
            addFile(digest, source, limitBytes + 1, LinkOption.NOFOLLOW_LINKS);
        }
        return digest.digest();
    }

    private static byte[] ofPackage(Path folder) {
        MessageDigest digest = sha256();
        forEachFile(folder, digest, file -> {
            add(digest, folder.relativize(file).toString());
            addFile(digest, file, Long.MAX_VALUE);
        });
        return digest.digest();
    }

    private static void forEachFile(Path folder, MessageDigest digest, Consumer<Path> each) {
        for (String name : JUDGED_BY) {
            Path part = folder.resolve(name);
            if (!Files.exists(part)) {
                continue;
            }
            try (Stream<Path> files = Files.walk(part)) {
                files.filter(Files::isRegularFile).sorted().forEach(each);
            } catch (IOException | UncheckedIOException e) {
                add(digest, UNREADABLE);
            }
        }
    }

    /**
     * Another one whenever one of the problem's files was written to, also if it is again what it was: looks at the
     * files' times only.
     */
    static String stamp(Problem problem) {
        MessageDigest digest = sha256();
        forEachFile(problem.folder(), digest, file -> addTimes(digest, file));
        return HexFormat.of().formatHex(digest.digest());
    }

    /** The same for the sources of a submission. */
    static String stamp(Submission submission) {
        MessageDigest digest = sha256();
        submission.sources().forEach(file -> addTimes(digest, file));
        return HexFormat.of().formatHex(digest.digest());
    }

    private static void addTimes(MessageDigest digest, Path file) {
        add(digest, file.toString());
        try {
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            add(digest, attributes.fileKey() + " " + attributes.size() + " " + attributes.lastModifiedTime());
            // Unlike the time above, nobody but root can set this one.
            add(digest, String.valueOf(Files.getAttribute(file, "unix:ctime")));
        } catch (IOException e) {
            add(digest, UNREADABLE);
        } catch (UnsupportedOperationException | IllegalArgumentException e) {
            add(digest, "");
        }
    }

    private static void addFile(MessageDigest digest, Path file, long maxBytes, OpenOption... options) {
        MessageDigest content = sha256();
        byte[] block = new byte[1 << 16];
        try (InputStream in = Files.newInputStream(file, options)) {
            long left = maxBytes;
            for (int read = in.read(block); read >= 0 && left > 0; read = in.read(block)) {
                content.update(block, 0, (int) Math.min(read, left));
                left -= read;
            }
        } catch (IOException e) {
            add(content, UNREADABLE);
        }
        digest.update(content.digest());
    }

    /** With its length, so that no two lists of texts are the same bytes. */
    private static void add(MessageDigest digest, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        digest.update((bytes.length + ":").getBytes(StandardCharsets.UTF_8));
        digest.update(bytes);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
