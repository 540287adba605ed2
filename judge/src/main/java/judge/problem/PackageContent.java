package judge.problem;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import judge.digest.Sha256;
import judge.source.PackageMark;
import org.jspecify.annotations.Nullable;

/**
 * The files of a package that a verdict depends on, as they are when their version is first asked for: what has changed
 * since is not read as if it were of that version. Any number of threads may use it.
 */
public final class PackageContent {

    private static final String DATA = "data";
    private static final String SUBMISSIONS = "submissions";

    /** The size of files of a package that are read: the reader of a larger one refuses it. */
    public static final long MOST_BYTES = 256L << 20;

    /** The folders that data are made from, where they are made. */
    private static final List<String> MADE_FROM = List.of(PackagePrograms.GENERATORS, SUBMISSIONS);

    /** The files of a package that are looked at when a submission is judged. */
    private static final List<String> JUDGED_BY = List.of(
            PackageMark.YAML,
            PackageMark.DOMJUDGE,
            "judge.yaml",
            ".timelimit",
            DATA,
            "beyond",
            "include",
            "output_validator",
            "output_validators",
            "static_validator",
            "graders",
            "questions.yaml");

    /** Tells whether a verdict depends on a file, or on one below a folder. */
    static boolean isJudgedBy(String path) {
        return JUDGED_BY.contains(path.split("/", 2)[0]);
    }

    private final Path folder;
    private final Optional<Path> made;
    private final List<String> judgedBy;

    private final Map<String, String> stamps;
    /** Contents that are no files: a part of no version. */
    private final Map<Path, byte[]> given;

    private Optional<Content> content = Optional.empty();

    /**
     * The content of a version.
     *
     * @param version digest of all, in hex
     * @param digests SHA-256 of each file, by its path in the package
     */
    private record Content(String version, Map<String, byte[]> digests) {}

    /**
     * Makes the content of the package in a folder, before anything of it is read.
     *
     * @param folder absolute
     */
    public PackageContent(Path folder) {
        this.folder = folder;
        this.made = Optional.empty();
        this.judgedBy = JUDGED_BY;
        this.given = Map.of();
        this.stamps = stamps();
    }

    private PackageContent(PackageContent brought, Optional<Path> made, List<String> judgedBy) {
        this.folder = brought.folder;
        this.made = made;
        this.judgedBy = judgedBy;
        this.given = Map.of();
        this.stamps = new HashMap<>(brought.stamps);
        // Brought files keep their first stamps; made files get theirs now.
        stamps().forEach(this.stamps::putIfAbsent);
    }

    private PackageContent(PackageContent read, Map<Path, byte[]> given) {
        this.folder = read.folder;
        this.made = read.made;
        this.judgedBy = read.judgedBy;
        this.stamps = read.stamps;
        this.content = Optional.of(read.content());
        this.given = given;
    }

    /**
     * The same version, together with contents that are no files of the package: made of those, or of no verdict.
     *
     * @param contents by paths at which the package has nothing; nobody writes to them
     */
    public PackageContent with(Map<Path, byte[]> contents) {
        return new PackageContent(this, Map.copyOf(contents));
    }

    /**
     * Together with data that the package describes and does not bring.
     *
     * @param folder absolute, with files below {@code data}; what the package itself has is not taken from there
     */
    public PackageContent with(Path folder) {
        return new PackageContent(this, Optional.of(folder), judgedBy);
    }

    /** Together with the jury's submissions, from which the time limit follows where the package gives none. */
    public PackageContent withJury() {
        return new PackageContent(
                this,
                made,
                Stream.concat(judgedBy.stream(), Stream.of(SUBMISSIONS)).toList());
    }

    /** Returns the folder of the data that the package describes and does not bring; empty where it brings all. */
    public Optional<Path> made() {
        return made;
    }

    /** SHA-256, in hex, of all that a verdict depends on. */
    public String version() {
        return content().version();
    }

    /**
     * The bytes of a file of the package, as they belong to the version.
     *
     * @throws FileSystemException naming the file, where it has changed since
     */
    public byte[] read(Path file) throws IOException {
        byte @Nullable [] known = given.get(file);
        if (known != null) {
            return known;
        }
        byte[] bytes = Files.readAllBytes(file);
        requireSame(file, Sha256.of(bytes).bytes());
        return bytes;
    }

    /**
     * Makes sure that a program which has been read from the package belongs to the version.
     *
     * @param program a folder or a file
     * @throws FileSystemException naming the first file that has changed
     */
    public void requireUnchanged(Path program) throws IOException {
        for (Path file : RegularFiles.below(program)) {
            if (Files.size(file) <= MOST_BYTES) {
                requireSame(file, RegularFiles.digest(file));
            }
        }
    }

    /** SHA-256, in hex, of a file as it belongs to the version; empty where it does not. */
    public Optional<String> digestOf(Path file) {
        return Optional.ofNullable(content().digests().get(name(file))).map(HexFormat.of()::formatHex);
    }

    private void requireSame(Path file, byte[] digest) throws FileSystemException {
        if (!Arrays.equals(digest, content().digests().get(name(file)))) {
            throw new FileSystemException(file.toString(), null, "it has changed since the package was read");
        }
    }

    /** Tells whether the package is still as it was when it was read, by the times of its files. */
    public boolean isCurrent() {
        return stamps.equals(stamps());
    }

    /** Returns a stamp for each file, by its path in the package, which changes whenever the file is written to. */
    private Map<String, String> stamps() {
        Map<String, String> found = new HashMap<>();
        for (Path part :
                parts(made.isPresent() ? Stream.concat(judgedBy.stream(), MADE_FROM.stream()) : judgedBy.stream())) {
            RegularFiles.each(
                    part,
                    (file, attributes) -> found.putIfAbsent(
                            name(file),
                            attributes.fileKey() + " " + attributes.size() + " " + attributes.lastModifiedTime() + " "
                                    + changed(file)));
        }
        return found;
    }

    /** Files and folders that may be there; what the package has comes first. */
    private List<Path> parts(Stream<String> names) {
        return Stream.concat(names.map(folder::resolve), made.stream().map(data -> data.resolve(DATA)))
                .toList();
    }

    /**
     * Returns the time of its last change or renaming, which nobody but root can set; empty where there is no such
     * time.
     */
    private static String changed(Path file) {
        try {
            return String.valueOf(Files.getAttribute(file, "unix:ctime"));
        } catch (IOException | UnsupportedOperationException | IllegalArgumentException e) {
            return "";
        }
    }

    private synchronized Content content() {
        if (content.isEmpty()) {
            content = Optional.of(digested());
        }
        return content.get();
    }

    private Content digested() {
        SortedMap<String, byte[]> digests = new TreeMap<>();
        Sha256 all = new Sha256();
        for (Path file : parts(judgedBy.stream()).stream()
                .flatMap(part -> RegularFiles.below(part).stream())
                .toList()) {
            try {
                if (digests.containsKey(name(file))) {
                    continue;
                }
                if (Files.size(file) <= MOST_BYTES) {
                    digests.put(name(file), RegularFiles.digest(file));
                } else {
                    all.addText(name(file) + " is too large");
                }
            } catch (IOException e) {
                // The case that lacks it will say so; of the next version it may be readable.
                all.addText(name(file) + " cannot be read");
            }
        }
        digests.forEach((name, digest) -> all.addText(name).add(digest));
        // The parsed files are no longer those in the folder: no earlier result holds for the present ones.
        if (!isCurrent()) {
            all.addText("changed while it was read, at " + System.nanoTime());
        }
        return new Content(all.hex(), digests);
    }

    private String name(Path file) {
        return made.filter(file::startsWith).orElse(folder).relativize(file).toString();
    }
}
