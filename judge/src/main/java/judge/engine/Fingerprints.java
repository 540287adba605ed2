package judge.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import judge.digest.Sha256;
import judge.problem.Problem;
import judge.reason.Reason;
import judge.submission.SourceFile;
import judge.submission.Submission;

/**
 * Digests of all that a verdict depends on: a report is still valid for a submission whose fingerprint is that of the
 * report. Any number of threads may use it; the files of problems are read once.
 */
public final class Fingerprints {

    /** The parts of a problem's package that matter when a submission is judged. */
    private static final List<String> JUDGED_BY = List.of(
            "problem.yaml", "judge.yaml", ".timelimit", "data", "beyond", "output_validator", "output_validators");

    /** What stands for a file that cannot be read: it may be readable the next time. */
    private static final String UNREADABLE = "cannot be read";

    private final Map<Path, byte[]> problems = new ConcurrentHashMap<>();
    private final String build = JudgeBuild.id().orElse("");
    private final boolean allCases;

    /**
     * The fingerprints of reports that are made in one way.
     *
     * @param allCases whether pass-fail problems are judged to the last case
     */
    public Fingerprints(boolean allCases) {
        this.allCases = allCases;
    }

    /** SHA-256, in hex, of the sources with their names, the problem's limits and data, this judge and this JDK. */
    public String of(Submission submission, Problem problem) {
        Sha256 digest = new Sha256();
        digest.addText(String.valueOf(Fingerprints.class.getPackage().getImplementationVersion()));
        digest.addText(System.getProperty("java.vm.version") + " " + System.getProperty("java.vendor"));
        digest.addText(build);
        digest.addText(allCases ? "all cases" : "");
        digest.addText(problem.id());
        digest.add(ofPackage(problem));
        digest.add(ofSources(submission));
        return digest.hex();
    }

    /** Reads the files of a problem, which are read only once. */
    void readAhead(Problem problem) {
        ofPackage(problem);
    }

    private byte[] ofPackage(Problem problem) {
        return problems.computeIfAbsent(problem.folder(), Fingerprints::ofPackage);
    }

    private static byte[] ofSources(Submission submission) {
        Sha256 digest = new Sha256();
        for (SourceFile source : submission.sources()) {
            digest.addText(source.path()).add(Sha256.of(source.content()).bytes());
        }
        // A source that is too large or unreadable is refused for this reason, regardless of the rest.
        submission.fault().ifPresent(fault -> add(digest, fault));
        return digest.bytes();
    }

    private static void add(Sha256 digest, Reason fault) {
        digest.addText(fault.code().code()).addText(fault.parameters().toString());
    }

    private static byte[] ofPackage(Path folder) {
        Sha256 digest = new Sha256();
        forEachFile(folder, digest, file -> {
            digest.addText(folder.relativize(file).toString());
            addFile(digest, file);
        });
        return digest.bytes();
    }

    private static void forEachFile(Path folder, Sha256 digest, Consumer<Path> each) {
        for (String name : JUDGED_BY) {
            Path part = folder.resolve(name);
            if (!Files.exists(part)) {
                continue;
            }
            try (Stream<Path> files = Files.walk(part)) {
                files.filter(Files::isRegularFile).sorted().forEach(each);
            } catch (IOException | UncheckedIOException e) {
                digest.addText(UNREADABLE);
            }
        }
    }

    /**
     * Changes whenever one of the problem's files is written to, even if its content is the same again: uses only the
     * files' times.
     */
    static String stamp(Problem problem) {
        Sha256 digest = new Sha256();
        forEachFile(problem.folder(), digest, file -> addTimes(digest, file));
        return digest.hex();
    }

    private static void addTimes(Sha256 digest, Path file) {
        digest.addText(file.toString());
        try {
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            digest.addText(attributes.fileKey() + " " + attributes.size() + " " + attributes.lastModifiedTime());
            // Unlike the time above, this one can only be set by root.
            digest.addText(String.valueOf(Files.getAttribute(file, "unix:ctime")));
        } catch (IOException e) {
            digest.addText(UNREADABLE);
        } catch (UnsupportedOperationException | IllegalArgumentException e) {
            digest.addText("");
        }
    }

    private static void addFile(Sha256 digest, Path file) {
        Sha256 content = new Sha256();
        byte[] block = new byte[1 << 16];
        try (InputStream in = Files.newInputStream(file)) {
            for (int read = in.read(block); read >= 0; read = in.read(block)) {
                content.add(block, read);
            }
        } catch (IOException e) {
            content.addText(UNREADABLE);
        }
        digest.add(content.bytes());
    }
}
