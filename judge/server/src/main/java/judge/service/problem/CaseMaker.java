package judge.service.problem;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import judge.database.Database;
import judge.database.course.MadeCaseTable.MadeRow;
import judge.intake.IntakeException;
import judge.intake.PackageZip;
import judge.online.ProblemVersion;
import judge.online.Refusal;
import judge.problem.DataMaker;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.ProblemFormatException;
import judge.problem.yaml.YamlEdit;
import judge.reason.Fault;
import org.jspecify.annotations.Nullable;

/**
 * Makes the test cases that generators of problems are asked for, one after the other: by the rules of {@code
 * generators.yaml}, as at the terminal.
 */
public record CaseMaker(Database database, ProblemPackages packages) {

    /** The most beginnings that come to no end. */
    private static final int MOST = 3;

    /** A case, or why there is none. */
    @SuppressWarnings("ArrayRecordComponent") // stored, and never compared
    private record Made(byte @Nullable [] input, byte @Nullable [] answer, List<Fault> faults) {

        static Made not(List<Fault> faults) {
            return new Made(null, null, faults);
        }
    }

    /**
     * Makes the oldest case that is yet to be made; false where there is none.
     *
     * @param maker runs the generator and the program that answers
     * @param worker the worker that does it: others leave it to that process as long as it lives
     * @throws InterruptedException if it was cancelled, and nothing is known
     */
    public boolean next(DataMaker maker, String worker) throws InterruptedException {
        if (!database.read(tables -> tables.problems().madeCases().isAnyWaiting())) {
            return false;
        }
        Optional<MadeRow> taken =
                database.write(tables -> tables.problems().madeCases().take(worker));
        if (taken.isEmpty()) {
            return false; // Others are at it.
        }
        Made made = made(taken.get(), maker);
        if (Thread.interrupted()) {
            throw new InterruptedException("cancelled while a case was made");
        }
        String faults = StoredJson.of(made.faults());
        return database.write(tables -> {
            tables.problems().madeCases().end(taken.get(), worker, made.input(), made.answer(), faults);
            return true;
        });
    }

    private Made made(MadeRow row, DataMaker maker) {
        if (row.attempts() > MOST) {
            return Made.not(List.of(Fault.of(PackageFault.MAKING_DOES_NOT_END)));
        }
        ProblemVersion version =
                database.read(tables -> tables.problems().version(row.version()).orElseThrow(Refusal::notFound));
        byte[] zip = database.read(tables -> tables.blobs().get(version.packageHash()));
        try (PackageFolders.Draft draft = packages.folders().draft()) {
            Path folder = Files.createDirectory(draft.folder().resolve("package"));
            PackageZip.unpack(zip, folder, Optional.empty());
            try {
                return made(row, folder, maker);
            } catch (ProblemFormatException e) {
                return Made.not(PackageFindings.within(e.faults(), draft.folder()));
            }
        } catch (IntakeException e) {
            throw new IllegalStateException("a stored package cannot be unpacked", e);
        } catch (IOException e) {
            throw new Refusal(Refusal.Kind.UNAVAILABLE, "no-room", Map.of());
        }
    }

    private static Made made(MadeRow row, Path folder, DataMaker maker) throws ProblemFormatException, IOException {
        Path file = folder.resolve(CaseRules.FILE);
        String there = Files.exists(file) ? Files.readString(file) : "";
        Files.writeString(file, rules(there, row, brought(folder)));
        Problem problem = PackageReader.read(folder, maker);
        Path data = problem.content().made().orElse(folder).resolve("data");
        return new Made(read(data.resolve(row.name() + ".in")), read(data.resolve(row.name() + ".ans")), List.of());
    }

    /** A case that the package has: rules that name none of those make nothing. */
    private static Optional<String> brought(Path folder) throws IOException {
        Path data = folder.resolve("data");
        if (!Files.isDirectory(data.resolve(PackageCases.SECRET))) {
            return Optional.empty();
        }
        try (Stream<Path> all = Files.walk(data.resolve(PackageCases.SECRET))) {
            return all.map(path -> data.relativize(path).toString())
                    .filter(path -> path.endsWith(".in"))
                    .map(path -> path.substring(0, path.length() - ".in".length()))
                    .sorted()
                    .findFirst();
        }
    }

    /** The package's own rules with this case in place of all others. */
    private static String rules(String there, MadeRow row, Optional<String> brought) {
        String text = YamlEdit.set(there, List.of("data"), Optional.empty());
        if (brought.isPresent()) {
            text = YamlEdit.set(text, path(brought.get(), "in"), Optional.of(YamlEdit.quoted("0")));
        }
        return YamlEdit.set(text, path(row.name(), "generate"), Optional.of(YamlEdit.quoted(row.command())));
    }

    private static List<String> path(String name, String key) {
        return Stream.concat(CaseRules.path(name), Stream.of(key)).toList();
    }

    private static byte @Nullable [] read(Path file) throws IOException {
        return Files.isRegularFile(file) ? Files.readAllBytes(file) : null;
    }
}
