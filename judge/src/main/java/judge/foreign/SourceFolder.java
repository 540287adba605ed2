package judge.foreign;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import judge.charset.CharsetException;
import judge.charset.DecodedText;
import judge.charset.FileNames;
import judge.foreign.ForeignException.Cause;

/** The files of a stranger's folder: what leads out of it is not there. */
final class SourceFolder {

    /** The folder of a problem's test data, as its other files name it. */
    static final String TEST_DATA = "testdata/";

    private static final int MOST_FILES = 100_000;
    private static final int MOST_DEPTH = 24;
    private static final long MOST_BYTES = 256L << 20;
    /** The size of a file that describes the others. */
    private static final long MOST_TEXT_BYTES = 4L << 20;

    /** The size of a file that is read piece by piece, and whose pieces are kept. */
    private static final long MOST_READ_BYTES = 64L << 20;

    private static final String LEFT_BY_SYSTEMS = "(?:.*/)?(?:__MACOSX/.*|Thumbs\\.db|desktop\\.ini)";

    private static final int MOST_OF_BEGIN = 1 << 16;

    private final Path folder;
    private final Path real;
    /** The beginning of all paths in this folder. */
    private final String prefix;

    private final int depth;

    /** The files that were taken of all that was handed over, by their places on the host. */
    private final Set<Path> taken;

    private final Optional<Charset> charset;

    /** The charsets of texts that were not in Unicode, by their places on the host. */
    private final Map<Path, String> read;

    private final FileNames names;

    /** The files and folders that the system's charset gives no path, by their paths in this folder. */
    private final Map<String, Path> renamed;

    /**
     * A folder.
     *
     * @param charset of texts and of names that are not in Unicode; empty: that is to be found out
     */
    SourceFolder(Path folder, Optional<Charset> charset) throws ForeignException {
        this(folder, "", MOST_DEPTH, new HashSet<>(), charset, new HashMap<>(), names(folder, charset));
        names.told().ifPresent(name -> renamed.values().stream()
                .min(Comparator.naturalOrder())
                .ifPresent(file -> read.put(file.toAbsolutePath().normalize(), name)));
    }

    /** The folder of a file that is read alone: names in it are looked at no further. */
    static SourceFolder around(Path file) throws ForeignException {
        Path folder = Objects.requireNonNull(file.getParent(), "a file lies in a folder");
        return new SourceFolder(
                folder,
                "",
                MOST_DEPTH,
                new HashSet<>(),
                Optional.empty(),
                new HashMap<>(),
                FileNames.of(List.of(), Optional.empty()));
    }

    private SourceFolder(
            Path folder,
            String prefix,
            int depth,
            Set<Path> taken,
            Optional<Charset> charset,
            Map<Path, String> read,
            FileNames names)
            throws ForeignException {
        this.charset = charset;
        this.names = names;
        this.read = read;
        this.prefix = prefix;
        this.depth = depth;
        this.taken = taken;
        try {
            this.folder = folder;
            this.real = folder.toRealPath();
        } catch (IOException e) {
            throw new ForeignException(Cause.UNREADABLE, folder.toString(), String.valueOf(e.getMessage()));
        }
        this.renamed = new HashMap<>();
        if (!names.isEmpty()) {
            walk(folder, depth, file -> {
                if (!path(file).equals(folder.relativize(file).toString())) {
                    renamed.put(path(file), file);
                }
            });
        }
    }

    /** Reads the charset of names that are not in the system's. */
    private static FileNames names(Path folder, Optional<Charset> charset) throws ForeignException {
        List<Path> foreign = new ArrayList<>();
        walk(folder, MOST_DEPTH, file -> {
            if (FileNames.isForeign(file)) {
                foreign.add(file);
            }
        });
        FileNames names = FileNames.of(foreign, charset);
        if (!names.readings().isEmpty()) {
            throw new ForeignException(Cause.CHARSET, folder.toString(), CharsetException.shown(names.readings()));
        }
        return names;
    }

    private static void walk(Path folder, int depth, Consumer<Path> taker) throws ForeignException {
        try (Stream<Path> all = Files.walk(folder, depth)) {
            all.limit(MOST_FILES).filter(file -> !file.equals(folder)).forEach(taker);
        } catch (IOException | java.io.UncheckedIOException e) {
            throw new ForeignException(Cause.UNREADABLE, folder.toString(), String.valueOf(e.getMessage()));
        }
    }

    /** The path of a file in this folder, with slashes. */
    private String path(Path file) {
        StringJoiner path = new StringJoiner("/");
        folder.relativize(file).forEach(name -> path.add(names.of(name)));
        return path.toString();
    }

    /** Returns the real path of a file that a user has named. */
    static Path real(Path file) throws ForeignException {
        try {
            return file.toRealPath();
        } catch (IOException e) {
            throw new ForeignException(Cause.UNREADABLE, file.toString(), String.valueOf(e.getMessage()));
        }
    }

    /** A folder of this one, whose paths begin there. */
    SourceFolder in(String place) throws ForeignException {
        return new SourceFolder(place(place), "", MOST_DEPTH, taken, charset, read, names);
    }

    /** A folder in this one that has nothing but test data, which lie in it and in none below it. */
    SourceFolder testData(String place) throws ForeignException {
        return new SourceFolder(place(place), TEST_DATA, 1, taken, charset, read, names);
    }

    private Path place(String path) {
        return Optional.ofNullable(renamed.get(path)).orElseGet(() -> folder.resolve(path));
    }

    /** A path as whoever has handed the folder over knows it. */
    String shown(String path) {
        return path.substring(path.startsWith(prefix) ? prefix.length() : 0);
    }

    /** Counts a file as taken: it was read, or somebody was told of it. */
    void take(String path) {
        file(path).ifPresent(taken::add);
    }

    /** The paths of the files that nobody has taken, sorted; what systems leave everywhere is not among them. */
    List<String> notTaken() throws ForeignException {
        return files().stream()
                .filter(path -> !path.matches(LEFT_BY_SYSTEMS))
                .filter(path -> file(path).filter(taken::contains).isEmpty())
                .toList();
    }

    /** Tells whether two files have the same bytes. */
    boolean areSame(String one, String other) throws ForeignException {
        Path first = file(one).orElseThrow(() -> new ForeignException(Cause.MISSING, one));
        Path second = file(other).orElseThrow(() -> new ForeignException(Cause.MISSING, other));
        try {
            return Files.mismatch(first, second) < 0;
        } catch (IOException e) {
            throw new ForeignException(Cause.UNREADABLE, one, String.valueOf(e.getMessage()));
        }
    }

    private Path taken(String path) throws ForeignException {
        Path file = file(path).orElseThrow(() -> new ForeignException(Cause.MISSING, path));
        taken.add(file);
        return file;
    }

    /** Tells whether there is an ordinary file inside. */
    boolean has(String path) {
        return file(path).isPresent();
    }

    private Optional<Path> file(String path) {
        if (!path.startsWith(prefix)) {
            return Optional.empty();
        }
        try {
            String own = path.substring(prefix.length()).replace('\\', '/');
            Path file = place(own).normalize();
            boolean inside = Files.isRegularFile(file) && file.toRealPath().startsWith(real);
            return inside ? Optional.of(file) : Optional.empty();
        } catch (IOException | InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** The paths of all ordinary files, sorted, with slashes; hidden ones are left out. */
    List<String> files() throws ForeignException {
        List<String> files = new ArrayList<>();
        try (Stream<Path> all = Files.walk(folder, depth)) {
            for (Path file : (Iterable<Path>) all::iterator) {
                String path = path(file);
                if (has(prefix + path) && !path.startsWith(".") && !path.contains("/.")) {
                    files.add(prefix + path);
                }
                if (files.size() > MOST_FILES) {
                    throw new ForeignException(Cause.TOO_MANY_FILES, folder.toString(), String.valueOf(MOST_FILES));
                }
            }
        } catch (IOException | java.io.UncheckedIOException e) {
            throw new ForeignException(Cause.UNREADABLE, folder.toString(), String.valueOf(e.getMessage()));
        }
        files.sort(null);
        return files;
    }

    /** A file that is read when it is needed. */
    DraftFile later(String path) throws ForeignException {
        return later(path, UnaryOperator.identity());
    }

    /** The same, changed like this then. */
    DraftFile later(String path, UnaryOperator<byte[]> changed) throws ForeignException {
        Path file = taken(path);
        return DraftFile.of(file, size(file, path, MOST_BYTES), changed);
    }

    /** The name of a file, without its folders. */
    static String base(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    private static long size(Path file, String path, long most) throws ForeignException {
        try {
            long size = Files.size(file);
            if (size > most) {
                throw new ForeignException(Cause.TOO_LARGE, path, String.valueOf(most >> 20));
            }
            return size;
        } catch (IOException e) {
            throw new ForeignException(Cause.UNREADABLE, path, String.valueOf(e.getMessage()));
        }
    }

    /** The first bytes of a file, each as a character. */
    String begin(String path) throws ForeignException {
        Path file = file(path).orElseThrow(() -> new ForeignException(Cause.MISSING, path));
        try (InputStream in = Files.newInputStream(file)) {
            return new String(in.readNBytes(MOST_OF_BEGIN), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new ForeignException(Cause.UNREADABLE, path, String.valueOf(e.getMessage()));
        }
    }

    /** Opens a file to be read piece by piece; the caller closes it. */
    InputStream open(String path) throws ForeignException, IOException {
        Path file = taken(path);
        size(file, path, MOST_READ_BYTES);
        return new BufferedInputStream(Files.newInputStream(file));
    }

    byte[] bytes(String path) throws ForeignException {
        return read(path, MOST_BYTES);
    }

    private byte[] read(String path, long most) throws ForeignException {
        Path file = taken(path);
        size(file, path, most);
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new ForeignException(Cause.UNREADABLE, path, String.valueOf(e.getMessage()));
        }
    }

    /** A text in the charset that was named, or that it is in by all evidence. */
    String text(String path) throws ForeignException {
        byte[] bytes = read(path, MOST_TEXT_BYTES);
        try {
            DecodedText text = DecodedText.amongOthers(bytes, charset);
            if (!text.isUnicode()) {
                file(path).ifPresent(file -> read.put(file.toAbsolutePath().normalize(), text.charset()));
            }
            return text.text();
        } catch (CharsetException e) {
            throw e.readings().isEmpty()
                    ? new ForeignException(Cause.NO_CHARSET, path)
                    : new ForeignException(Cause.CHARSET, path, CharsetException.shown(e.readings()));
        }
    }

    /** The charsets of texts that were not in Unicode, by their paths in this folder. */
    SortedMap<String, String> charsets() {
        Path here = folder.toAbsolutePath().normalize();
        SortedMap<String, String> charsets = new TreeMap<>();
        read.forEach((file, name) -> {
            if (file.startsWith(here)) {
                charsets.put(path(folder.resolve(here.relativize(file))), name);
            }
        });
        return charsets;
    }

    /** A text that is only looked at, in the charset that it is likely to be in; empty where it is in none. */
    String peek(String path) throws ForeignException {
        Path file = file(path).orElseThrow(() -> new ForeignException(Cause.MISSING, path));
        boolean known = taken.contains(file);
        try {
            return DecodedText.likeliest(read(path, MOST_TEXT_BYTES))
                    .map(DecodedText::text)
                    .orElse("");
        } catch (ForeignException e) {
            return "";
        } finally {
            if (!known) {
                taken.remove(file);
            }
        }
    }
}
