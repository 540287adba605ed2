package judge.service.problem;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Stream;
import judge.database.Database;
import judge.intake.IntakeException;
import judge.intake.LeftOut;
import judge.intake.PackageZip;
import judge.online.Access.Action;
import judge.online.ProblemVersion;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.access.Authorization;
import judge.service.access.Slugs;
import judge.service.problem.SentProblems.Made;

/**
 * Problems that are made and mended file by file. Each change is a version, as an upload is, and is made of the version
 * that its author has seen: where there is a newer one it is refused.
 */
public final class Workshop {

    private final Database database;
    private final Authorization entry;
    private final ProblemPackages packages;
    private final Problems problems;
    private final SentProblems sent;

    /** A workshop over a catalogue and its packages. */
    public Workshop(Database database, Authorization entry, Problems problems, ProblemPackages packages) {
        this.database = database;
        this.entry = entry;
        this.problems = problems;
        this.packages = packages;
        sent = new SentProblems(packages.folders());
    }

    /** Opens the newest version. */
    public OpenedPackage open(Viewer viewer, String slug) {
        ProblemVersion newest = newest(viewer, slug);
        SortedMap<String, Long> files = new TreeMap<>();
        Path folder = packages.unpacked(newest);
        for (String file : files(folder)) {
            files.put(file, folder.resolve(file).toFile().length());
        }
        return new OpenedPackage(problems.get(viewer, slug), newest.id(), files);
    }

    /** The content of a file of the newest version. */
    public byte[] file(Viewer viewer, String slug, String path) {
        Path folder = packages.unpacked(newest(viewer, slug));
        Path file = folder.resolve(FileChange.plain(path));
        if (!Files.isRegularFile(file)) {
            throw Refusal.notFound();
        }
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The YAML files of an opened package, to be changed. */
    public PackageYaml yaml(Viewer viewer, OpenedPackage opened) {
        return new PackageYaml(opened.files().keySet(), path -> file(viewer, opened.slug(), path));
    }

    /** Tells whether something that was handed in was judged by an older version than the opened one. */
    public boolean hasOlderVerdicts(OpenedPackage opened) {
        long problem = opened.view().problem().id();
        return database.read(tables -> tables.rejudgings().hasOther(problem, opened.version()));
    }

    /**
     * Makes changes, all or none.
     *
     * @param base the version that they were made of
     * @throws Refusal {@code CONFLICT} if there is a newer one; also if what comes out is no package
     */
    public ProblemView save(Viewer viewer, String slug, long base, List<FileChange> changes) {
        byte[] zip = problems.zip(viewer, slug, base);
        return drafted(slug, folder -> {
            PackageZip.unpack(zip, folder, Optional.empty());
            for (FileChange change : changes) {
                change.in(folder);
            }
            return problems.put(viewer, slug, base, sound(slug, folder));
        });
    }

    /** Makes a problem of what there is in the beginning. */
    public ProblemView create(Viewer viewer, NewProblem wish, Optional<Charset> charset) {
        entry.site(viewer, Action.USE_PROBLEMS);
        Slugs.require(wish.slug());
        problems.requireFree(wish.slug());
        Optional<byte[]> zip = wish.data().length == 0
                ? Optional.empty()
                : Optional.of(made(wish, charset).zip());
        return drafted(wish.slug(), folder -> {
            if (zip.isPresent()) {
                PackageZip.unpack(zip.get(), folder, Optional.empty());
            } else {
                begin(folder, wish);
            }
            name(folder, wish);
            byte[] whole = sound(wish.slug(), folder).zip();
            return problems.addAs(viewer, wish.slug(), whole, Optional.empty());
        });
    }

    /** Refuses whoever may not make problems. */
    public void requireMaker(Viewer viewer) {
        entry.site(viewer, Action.USE_PROBLEMS);
    }

    private Made made(NewProblem wish, Optional<Charset> charset) {
        List<Made> read = sent.read(wish.slug(), wish.data(), charset);
        if (read.size() != 1) {
            throw Refusal.invalid("new-problem-several", Map.of("count", read.size()));
        }
        return read.get(0);
    }

    private static void begin(Path folder, NewProblem wish) throws IOException {
        if (wish.input().isEmpty() && wish.answer().isEmpty()) {
            throw Refusal.invalid("new-problem-empty");
        }
        write(
                folder,
                "problem.yaml",
                "problem_format_version: 2025-09\nname:\n  en: x\nuuid: " + UUID.randomUUID()
                        + "\nlimits:\n  time_limit: 1\n  memory: 256\n");
        write(folder, "data/sample/1.in", wish.input());
        write(folder, "data/sample/1.ans", wish.answer());
    }

    private static void name(Path folder, NewProblem wish) throws IOException {
        String yaml = Files.readString(folder.resolve("problem.yaml"));
        String name = "name:\n  " + wish.language() + ": " + StoredJson.of(wish.title()) + "\n";
        int at = yaml.indexOf("name:\n");
        int end = at + "name:\n".length();
        while (yaml.startsWith("  ", end)) {
            end = yaml.indexOf('\n', end) + 1;
        }
        write(folder, "problem.yaml", yaml.substring(0, at) + name + yaml.substring(end));
        if (!wish.statement().isBlank()) {
            write(folder, "statement/problem." + wish.language() + ".md", wish.statement());
        }
    }

    private static void write(Path folder, String path, String text) throws IOException {
        FileChange.written(path, text.getBytes(StandardCharsets.UTF_8)).in(folder);
    }

    private ProblemVersion newest(Viewer viewer, String slug) {
        return database.read(tables -> {
            long problem =
                    entry.problem(tables, viewer, slug, Action.EDIT_PROBLEM).id();
            return tables.problems().versions(problem).stream().findFirst().orElseThrow(Refusal::notFound);
        });
    }

    /** The paths of all files in a folder, in order. */
    static List<String> files(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile)
                    .map(file -> folder.relativize(file).toString())
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The package in a folder, whose zip can be unpacked again: no two names differ by case alone, it is not large. */
    private BroughtPackage sound(String slug, Path folder) throws IOException, IntakeException {
        BroughtPackage brought = BroughtPackage.of(slug, folder);
        try (PackageFolders.Draft again = packages.folders().draft()) {
            PackageZip.unpack(brought.zip(), again.folder(), Optional.empty());
        }
        return brought;
    }

    /** Makes something of a package in a folder that is deleted afterwards. */
    @FunctionalInterface
    private interface Making {
        ProblemView in(Path folder) throws IOException, IntakeException;
    }

    private ProblemView drafted(String slug, Making making) {
        try (PackageFolders.Draft draft = packages.folders().draft()) {
            return making.in(Files.createDirectory(draft.folder().resolve(slug)));
        } catch (IntakeException e) {
            throw BroughtPackage.refused(e.leftOut());
        } catch (FileAlreadyExistsException | DirectoryNotEmptyException e) {
            throw BroughtPackage.refused(new LeftOut("", LeftOut.Cause.CASE_CLASH));
        } catch (FileSystemException e) {
            throw new Refusal(Refusal.Kind.UNAVAILABLE, "no-room", Map.of());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
