package judge.service.problem;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import judge.foreign.ForeignProblems;
import judge.intake.IntakeException;
import judge.intake.LeftOut;
import judge.intake.LeftOut.Cause;
import judge.intake.PackageZip;
import judge.online.Refusal;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.ProblemFormatException;
import judge.reason.Fault;
import judge.service.access.Slugs;
import judge.service.access.UnclearNames;
import judge.source.PackageMark;

/**
 * A package that was read and is yet to be stored.
 *
 * @param charset the charset in which names in it were read, unless UTF-8; empty where that makes no difference
 * @param titled whether it has a title that is not just what its folder is called
 */
@SuppressWarnings("ArrayRecordComponent") // handed on, and never compared
record BroughtPackage(Problem problem, byte[] zip, Optional<String> charset, boolean titled) {

    private static final Pattern TITLE = Pattern.compile("(?m)^\\s*name\\s*[:=]");

    /** The server's own, in a folder. */
    static BroughtPackage of(String slug, Path folder) {
        byte[] zip;
        try {
            zip = PackageZip.of(folder);
        } catch (IOException e) {
            throw unsound(slug, List.of(Fault.of(PackageFault.SAID, String.valueOf(e.getMessage()))));
        }
        return new BroughtPackage(read(slug, folder, PackageFindings.parent(folder)), zip, Optional.empty(), true);
    }

    /**
     * A stranger's zip, unpacked aside and read; it is stored as a zip of our own making.
     *
     * @param charset of names that do not say it; empty: that is to be found out
     * @param renamed whether the zip's only folder may have another name
     */
    static BroughtPackage of(
            String slug, byte[] zip, Optional<Charset> charset, PackageFolders folders, boolean renamed) {
        Slugs.require(slug);
        try (PackageFolders.Draft draft = folders.draft()) {
            Path folder = Files.createDirectory(draft.folder().resolve(slug));
            PackageZip.Wrapping unpacked = PackageZip.unpack(zip, folder, charset);
            String top = unpacked.top();
            if (!renamed && !top.isEmpty() && !top.equals(slug)) {
                throw Refusal.invalid("problem-other-id", Map.of("problem", slug, "folder", top));
            }
            requireNoForeign(slug, folder);
            Problem problem = read(slug, folder, draft.folder());
            return new BroughtPackage(problem, PackageZip.of(folder), unpacked.charset(), titled(problem, folder));
        } catch (IntakeException e) {
            throw UnclearNames.refusal(e).orElseGet(() -> refused(e.leftOut()));
        } catch (InvalidPathException e) {
            throw refused(new LeftOut(e.getInput(), Cause.UNREADABLE));
        } catch (IOException e) {
            throw new Refusal(Refusal.Kind.UNAVAILABLE, "no-room", Map.of());
        }
    }

    private static boolean titled(Problem problem, Path folder) throws IOException {
        boolean titled = problem.names().values().stream().anyMatch(title -> !title.equals(problem.id()));
        for (String file : List.of(PackageMark.YAML, PackageMark.DOMJUDGE)) {
            Path path = folder.resolve(file);
            titled |= Files.exists(path)
                    && TITLE.matcher(Files.readString(path, StandardCharsets.ISO_8859_1))
                            .find();
        }
        return titled;
    }

    /** Says of what another judge reads, or of test data alone, how a package is made of it. */
    private static void requireNoForeign(String slug, Path folder) {
        boolean marked =
                Files.exists(folder.resolve(PackageMark.YAML)) || Files.exists(folder.resolve(PackageMark.DOMJUDGE));
        if (!marked || !Files.exists(folder.resolve("data"))) {
            ForeignProblems.found(folder).ifPresent(found -> {
                throw Refusal.invalid("package-foreign", Map.of("problem", slug, "found", found));
            });
        }
    }

    static Refusal refused(LeftOut leftOut) {
        return new Refusal(
                leftOut.cause() == Cause.TOO_LARGE ? Refusal.Kind.TOO_LARGE : Refusal.Kind.INVALID,
                "package-refused",
                Map.of("path", leftOut.path(), "leftout", leftOut.cause().word()));
    }

    /** Reads a package, with faults that name its files from its own folder on. */
    private static Problem read(String slug, Path folder, Path above) {
        try {
            Problem problem = PackageReader.read(folder);
            problem.version(); // It is of now, before anything else is read of it.
            if (problem.lowestIsBest()) {
                // Points of assignments are a part of the most that there is, and of several attempts the highest
                // counts.
                throw unsound(slug, List.of(Fault.at("problem.yaml", PackageFault.LOWEST_IS_BEST)));
            }
            return problem;
        } catch (ProblemFormatException e) {
            throw unsound(slug, PackageFindings.within(e.faults(), above));
        }
    }

    private static Refusal unsound(String slug, List<Fault> faults) {
        return Refusal.invalid(
                "package-unsound",
                Map.of("problem", slug, "count", faults.size(), "first", faults.get(0), "faults", faults));
    }
}
