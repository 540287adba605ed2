package judge.intake;

import java.io.IOException;
import java.nio.charset.Charset;
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

    /** The causes of files that may lie in a folder of solutions, too, and that other parts leave out. */
    private static final Set<Cause> NO_DISORDER = Set.of(Cause.NO_SOURCE, Cause.OTHER_PROBLEM);

    /** A folder in which one contestant's packages part. */
    private static final String SOURCES = "src";

    private final Reading reading;
    private boolean sorted = true;

    private Intake(Optional<Charset> charset) {
        reading = new Reading(charset);
    }

    /**
     * Reads a folder or a zip; nothing is written.
     *
     * @param known ids of all problems
     * @param wanted the problem that everything is for where no path says so
     * @param charset of names that are not in UTF-8, or in zips do not say it; empty: that is to be found out
     * @throws IntakeException where nothing of it can be taken
     */
    public static Plan of(Path source, Set<String> known, Optional<String> wanted, Optional<Charset> charset)
            throws IOException, IntakeException {
        Intake intake = new Intake(charset);
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
        Map<String, List<String>> submitters = new HashMap<>();
        List<HandedFile> sources = new ArrayList<>();
        for (HandedFile file : reading.files()) {
            if (GradescopeNames.isAt(file.path())) {
                submitters.putAll(GradescopeNames.read(file.content()));
            } else if (!file.name().equals(GradescopeNames.FILE)) {
                sources.add(file);
            }
        }
        PlatformFolders platform = PlatformFolders.of(sources);
        List<HandedFile> unwrapped =
                unwrapped(platform.files(), known, platform.names().keySet());
        Layout layout = layout(unwrapped, platform, known, wanted, classroom);
        List<Taken> taken = newest(units(unwrapped, layout, wanted).stream()
                .flatMap(unit -> submitters.getOrDefault(unit.contestant(), List.of(unit.contestant())).stream()
                        .map(unit::of))
                .toList());
        reading.leftOut().sort(Comparator.comparing(LeftOut::path));
        sorted &= !sources.isEmpty()
                && submitters.isEmpty()
                && unwrapped.equals(sources)
                && reading.leftOut().stream().allMatch(one -> NO_DISORDER.contains(one.cause()));
        return new Plan(taken, reading.leftOut(), sorted, reading.charsets());
    }

    private static Layout layout(
            List<HandedFile> unwrapped,
            PlatformFolders platform,
            Set<String> known,
            Optional<String> wanted,
            boolean classroom) {
        Set<String> folders = unwrapped.stream()
                .filter(file -> file.path().size() > 1)
                .map(file -> file.path().get(0))
                .collect(Collectors.toCollection(TreeSet::new));
        String repositories = classroom ? Layout.commonStart(folders, '-') : "";
        boolean problemsFirst = unwrapped.stream()
                .allMatch(file ->
                        file.path().size() > 1 && known.contains(file.path().get(0)));
        return new Layout(known, wanted, platform.names(), platform.namesakes(), repositories, problemsFirst, 0)
                .over(unwrapped);
    }

    /**
     * Returns the files without the folders around everything, such as {@code source}, the name of the assignment or
     * the year.
     */
    private static List<HandedFile> unwrapped(List<HandedFile> files, Set<String> known, Set<String> persons) {
        Set<String> tops = at(files, 0);
        if (tops.size() != 1 || tops.stream().anyMatch(persons::contains)) {
            return files;
        }
        return isAround(files, known, persons)
                ? unwrapped(
                        files.stream()
                                .map(file -> file.withPath(
                                        file.path().subList(1, file.path().size())))
                                .toList(),
                        known,
                        persons)
                : files;
    }

    /** Tells whether the one folder at the top holds those of contestants, and is not one of them. */
    private static boolean isAround(List<HandedFile> files, Set<String> known, Set<String> persons) {
        if (files.stream().allMatch(file -> file.path().stream().anyMatch(persons::contains))) {
            return true;
        }
        if (files.stream().anyMatch(file -> file.path().size() < 3)) {
            return false;
        }
        if (files.stream().allMatch(file -> problemAt(file.path(), known) > 0)) {
            return files.stream().allMatch(file -> problemAt(file.path(), known) > 1);
        }
        return at(files, 0).stream().noneMatch(known::contains) && partsInFolders(files, known, 1);
    }

    /** Tells whether the paths part in folders, here or after more that all have: contestants', not packages. */
    private static boolean partsInFolders(List<HandedFile> files, Set<String> known, int place) {
        if (files.stream().anyMatch(file -> file.path().size() < place + 2)) {
            return false;
        }
        Set<String> names = at(files, place);
        return names.stream().noneMatch(name -> known.contains(name) || name.equals(SOURCES))
                && (names.size() > 1 || partsInFolders(files, known, place + 1));
    }

    private static Set<String> at(List<HandedFile> files, int place) {
        return files.stream().map(file -> file.path().get(place)).collect(Collectors.toSet());
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
                HandedAttempt empty = new HandedAttempt(
                        one.contestant(), one.problem(), one.label(), one.number(), one.submitted(), List.of());
                units.merge(
                        List.of(one.contestant(), one.problem(), one.label()),
                        empty.with(file.withPath(one.rest())),
                        (before, more) -> before.with(more.files().get(0)));
            }
        }
        return List.copyOf(units.values());
    }

    /** Tells whether it already lies where sorting would put it. */
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
        return newest.values().stream()
                .map(file -> file.withPath(Attempts.withoutStamp(file.path())))
                .toList();
    }

    private static List<String> prefixed(HandedAttempt unit, HandedFile file) {
        List<String> path = new ArrayList<>(List.of(unit.contestant(), unit.problem()));
        path.addAll(file.path());
        return path;
    }
}
