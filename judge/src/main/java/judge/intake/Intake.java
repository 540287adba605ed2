package judge.intake;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import judge.intake.Layout.Claim;
import judge.intake.LeftOut.Cause;

/** Sorts what was handed over by contestants and problems. */
public final class Intake {

    /** What may lie in a folder of solutions, too, and what somebody else than a reader of paths leaves aside. */
    private static final Set<Cause> NO_DISORDER = Set.of(Cause.NO_SOURCE, Cause.OTHER_PROBLEM);

    private final Reading reading = new Reading();
    private boolean sorted = true;

    private Intake() {}

    /**
     * Reads a folder or a zip; nothing is written.
     *
     * @param known ids of all problems
     * @param wanted the problem that everything is for where no path says so
     * @throws IntakeException where nothing of it can be taken
     */
    public static Plan of(Path source, Set<String> known, Optional<String> wanted) throws IOException, IntakeException {
        Intake intake = new Intake();
        if (Files.isDirectory(source)) {
            FolderReader.read(source, intake.reading);
        } else {
            new ZipReader(intake.reading).read(source);
        }
        intake.sorted = Files.isDirectory(source) && !intake.reading.hasArchives();
        return intake.plan(known, wanted, isClassroom(source));
    }

    /** A clone of a repository has this folder, which is not read. */
    private static boolean isClassroom(Path source) throws IOException {
        if (!Files.isDirectory(source)) {
            return false;
        }
        try (var children = Files.list(source)) {
            return children.anyMatch(child -> Files.isDirectory(child.resolve(".git")));
        }
    }

    private Plan plan(Set<String> known, Optional<String> wanted, boolean classroom) {
        Map<String, String> submitters = new HashMap<>();
        List<HandedFile> sources = new ArrayList<>();
        for (HandedFile file : reading.files()) {
            if (file.name().equals(GradescopeNames.FILE)) {
                submitters.putAll(GradescopeNames.read(file.content()));
            } else {
                sources.add(file);
            }
        }
        List<HandedFile> unwrapped = unwrapped(sources, known);
        Set<String> folders = unwrapped.stream()
                .filter(file -> file.path().size() > 1)
                .map(file -> file.path().get(0))
                .collect(Collectors.toCollection(TreeSet::new));
        String repositories = classroom ? Layout.commonStart(folders) : "";
        boolean problemsFirst = unwrapped.stream()
                .allMatch(file ->
                        file.path().size() > 1 && known.contains(file.path().get(0)));
        List<String> owners = unwrapped.stream()
                .map(file -> file.path().get(problemsFirst ? 1 : 0))
                .toList();
        Layout layout = new Layout(known, wanted, submitters, Layout.namesakes(owners), repositories, problemsFirst);
        List<Taken> taken = newest(units(unwrapped, layout, wanted));
        reading.leftOut().sort(Comparator.comparing(LeftOut::path));
        sorted &= !sources.isEmpty()
                && unwrapped.equals(sources)
                && reading.leftOut().stream().allMatch(one -> NO_DISORDER.contains(one.cause()));
        return new Plan(taken, reading.leftOut(), sorted);
    }

    /**
     * Without the folders around everything, such as {@code source} or the name of the assignment. Where paths need a
     * contestant's folder only, a folder around several others is not a contestant's.
     */
    private static List<HandedFile> unwrapped(List<HandedFile> files, Set<String> known) {
        Set<String> tops = files.stream().map(file -> file.path().get(0)).collect(Collectors.toSet());
        boolean deep = files.stream().allMatch(file -> file.path().size() > 2);
        if (tops.size() != 1 || !deep) {
            return files;
        }
        Set<String> below = files.stream().map(file -> file.path().get(1)).collect(Collectors.toSet());
        boolean named = files.stream().allMatch(file -> problemAt(file.path(), known) > 0);
        boolean around = named
                ? files.stream().allMatch(file -> problemAt(file.path(), known) > 1)
                : below.size() > 1
                        && below.stream().noneMatch(known::contains)
                        && tops.stream().noneMatch(known::contains);
        return around
                ? unwrapped(
                        files.stream()
                                .map(file -> file.withPath(
                                        file.path().subList(1, file.path().size())))
                                .toList(),
                        known)
                : files;
    }

    /** The position of the problem's name in the path, from 1; 0 if there is none. */
    private static int problemAt(List<String> path, Set<String> known) {
        for (int i = 1; i < path.size(); i++) {
            String name = i == path.size() - 1 ? Layout.withoutExtension(path.get(i)) : path.get(i);
            if (known.contains(name)) {
                return i;
            }
        }
        return 0;
    }

    private List<HandedAttempt> units(List<HandedFile> files, Layout layout, Optional<String> wanted) {
        Map<List<String>, HandedAttempt> units = new LinkedHashMap<>();
        for (HandedFile file : files) {
            Optional<Claim> claim = layout.claim(file.path());
            sorted &= claim.isPresent() && isWhereItBelongs(file, claim.get());
            if (claim.isEmpty()) {
                reading.leaveOut(file.path(), Cause.NO_PROBLEM);
            } else if (wanted.isPresent() && !wanted.get().equals(claim.get().problem())) {
                reading.leaveOut(file.path(), Cause.OTHER_PROBLEM);
            } else {
                Claim one = claim.get();
                HandedAttempt empty =
                        new HandedAttempt(one.contestant(), one.problem(), one.label(), one.number(), List.of());
                units.merge(
                        List.of(one.contestant(), one.problem(), one.label()),
                        empty.with(file.withPath(one.rest())),
                        (before, more) -> before.with(more.files().get(0)));
            }
        }
        return List.copyOf(units.values());
    }

    /** Whether it already lies where sorting would put it. */
    private static boolean isWhereItBelongs(HandedFile file, Claim claim) {
        List<String> path = new ArrayList<>(List.of(claim.contestant(), claim.problem()));
        path.addAll(claim.rest());
        return path.equals(file.path());
    }

    /** The newest of several attempts; where the times are equal, the one with the highest number behind its name. */
    private List<Taken> newest(List<HandedAttempt> units) {
        Map<String, List<HandedAttempt>> attempts = new TreeMap<>();
        for (HandedAttempt unit : units) {
            attempts.computeIfAbsent(unit.contestant() + "\0" + unit.problem(), any -> new ArrayList<>())
                    .add(unit);
        }
        List<Taken> taken = new ArrayList<>();
        for (List<HandedAttempt> same : attempts.values()) {
            same.sort(Comparator.comparing(HandedAttempt::modified).thenComparing(HandedAttempt::number));
            HandedAttempt newest = same.remove(same.size() - 1);
            same.forEach(older ->
                    reading.leaveOut(List.of(older.contestant(), older.problem(), older.label()), Cause.OLDER_ATTEMPT));
            taken.add(new Taken(newest.contestant(), newest.problem(), newestFiles(newest)));
        }
        return taken;
    }

    /**
     * The same for files: {@code Main.java} and {@code Main (1).java} in one folder are two attempts, not two classes.
     */
    private List<HandedFile> newestFiles(HandedAttempt unit) {
        Map<List<String>, HandedFile> newest = new LinkedHashMap<>();
        for (HandedFile file : unit.files()) {
            newest.merge(Attempts.plain(file.path()), file, (one, other) -> {
                boolean inOrder = Attempts.OLDEST_FIRST.compare(one, other) <= 0;
                reading.leaveOut(prefixed(unit, inOrder ? one : other), Cause.OLDER_ATTEMPT);
                return inOrder ? other : one;
            });
        }
        return List.copyOf(newest.values());
    }

    private static List<String> prefixed(HandedAttempt unit, HandedFile file) {
        List<String> path = new ArrayList<>(List.of(unit.contestant(), unit.problem()));
        path.addAll(file.path());
        return path;
    }
}
