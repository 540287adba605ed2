package judge;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.database.Database;
import judge.engine.Zoo;
import judge.online.Origin;
import judge.online.StoredJudging;
import judge.online.Viewer;
import judge.report.Report;
import judge.report.ReportFormatException;
import judge.report.ReportJson;
import judge.service.OnlineServices;
import judge.submission.SourceFile;

/**
 * Deeds of the zoo that several people hand in again and again, and what each machine makes of them. {@code
 * -Dflips.deeds=30 -Dflips.rounds=15}: in the long form so many of all languages, besides those that are near a limit,
 * so often each.
 */
final class Flips {

    static final String COURSE = "c";
    static final String ASSIGNMENT = "a";

    private static final int DEEDS = Integer.getInteger("flips.deeds", 0);
    private static final int ROUNDS = Integer.getInteger("flips.rounds", 15);
    private static final int FEW_ROUNDS = 3;
    /** The number of further rounds with sources that one of the machines has not had yet. */
    private static final int MORE_ROUNDS = 20;

    private static final List<String> QUICK = List.of(
            "accepted/c-odd-touches-just-enough",
            "memory_limit_exceeded/c-odd-touches-just-too-much",
            "accepted/just-under-the-heap-limit",
            "memory_limit_exceeded/just-over-the-heap-limit",
            "accepted/cpp-odd-several-files",
            "compile_error/cpp-odd-own-header-is-wrong",
            "accepted/py-main-with-helpers",
            "run_time_error/py-odd-exits-with-a-text");
    private static final List<String> SLOW = List.of(
            "accepted/just-under-the-time-limit",
            "time_limit_exceeded/just-over-the-time-limit",
            "accepted/sleeps-just-under-the-limit-of-the-clock",
            "accepted/holds-half-of-the-limit-in-deflaters",
            "memory_limit_exceeded/holds-twice-the-limit-in-deflaters");

    private final Database database;
    private final OnlineServices services;
    private final List<Viewer> people;
    private final Map<Long, Deed> handedIn = new LinkedHashMap<>();
    private int next;

    /**
     * Makes flips without submissions. The people are members of a course with an assignment of {@link Zoo#PROBLEM}.
     */
    Flips(Database database, OnlineServices services, List<Viewer> people) {
        this.database = database;
        this.services = services;
        this.people = List.copyOf(people);
    }

    /** A submission with its expected verdict. */
    private record Deed(String name, String verdict, List<SourceFile> files) {}

    /** A few that take no time get what their folders say, whatever machine has them, and the same case by case. */
    void few(Judged judged) throws Exception {
        handIn(QUICK.stream().map(Zoo.DEEDS::resolve).map(Flips::read).toList(), FEW_ROUNDS);
        judged.await();
        haveNotFlipped(seen());
    }

    /** Many do so on each of these machines. */
    void manyOn(List<String> machines, Judged judged) throws Exception {
        handIn(many(), ROUNDS);
        judged.await();
        List<Deed> missing = missing(seen(), machines);
        for (int more = 0; !missing.isEmpty() && more < MORE_ROUNDS; more++) {
            handIn(missing, 1);
            judged.await();
            missing = missing(seen(), machines);
        }
        assertThat(missing).as("not judged by all").isEmpty();
        Map<Deed, Map<String, Map<String, Integer>>> seen = seen();
        seen.forEach((deed, verdicts) -> System.out.println(deed.name() + ": " + verdicts));
        haveNotFlipped(seen);
    }

    private void handIn(List<Deed> deeds, int rounds) {
        String problem = Objects.toString(Zoo.PROBLEM.getFileName());
        for (int round = 0; round < rounds; round++) {
            for (Deed deed : deeds) {
                Viewer person = people.get(next++ % people.size());
                long id = services.handIn()
                        .handIn(person, COURSE, ASSIGNMENT, problem, deed.files(), null, Origin.API, null)
                        .id();
                handedIn.put(id, deed);
            }
        }
    }

    private void haveNotFlipped(Map<Deed, Map<String, Map<String, Integer>>> seen) {
        long flipped = seen.values().stream().filter(one -> one.size() > 1).count();
        System.out.println(
                seen.size() + " deeds handed in " + handedIn.size() + " times, of which " + flipped + " flipped");
        assertThat(seen).allSatisfy((deed, verdicts) -> assertThat(verdicts.keySet())
                .as(deed.name() + ": " + verdicts)
                .singleElement()
                .asString()
                .startsWith(deed.verdict()));
    }

    /** Waits until all is judged. */
    @FunctionalInterface
    interface Judged {

        void await() throws Exception;
    }

    private static List<Deed> missing(Map<Deed, Map<String, Map<String, Integer>>> seen, List<String> machines) {
        return seen.entrySet().stream()
                .filter(entry -> !entry.getValue().values().stream()
                        .flatMap(workers -> workers.keySet().stream())
                        .collect(Collectors.toSet())
                        .containsAll(machines))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Returns how often each deed got which verdicts on which machine. */
    private Map<Deed, Map<String, Map<String, Integer>>> seen() {
        return database.read(tables -> {
            Map<Deed, Map<String, Map<String, Integer>>> seen = new LinkedHashMap<>();
            handedIn.forEach((id, deed) -> {
                StoredJudging judging = tables.judgings().active(id).orElseThrow();
                byte[] report = tables.blobs().get(Objects.requireNonNull(judging.report()));
                String machine = Objects.requireNonNull(judging.worker()).replaceAll("/.*", "");
                seen.computeIfAbsent(deed, any -> new TreeMap<>())
                        .computeIfAbsent(verdicts(judging, report), any -> new TreeMap<>())
                        .merge(machine, 1, Integer::sum);
            });
            return seen;
        });
    }

    private static String verdicts(StoredJudging judging, byte[] json) {
        try {
            Report report = new ReportJson().readReport(json, Path.of("report.json"));
            return judging.verdict()
                    + report.cases().stream().map(one -> " " + one.verdict()).collect(Collectors.joining());
        } catch (IOException | ReportFormatException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<Deed> many() {
        Stream<Path> listed = Stream.concat(QUICK.stream(), SLOW.stream()).map(Zoo.DEEDS::resolve);
        Stream<Deed> deeds = Stream.concat(listed, Zoo.spread(DEEDS).stream()).map(Flips::read);
        Stream<Deed> spinning = Stream.of(
                spinning("AC", "c", 1_850),
                spinning("AC", "cpp", 1_850),
                spinning("TLE", "c", 2_200),
                spinning("TLE", "cpp", 2_200));
        return Stream.concat(deeds, spinning).distinct().toList();
    }

    private static Deed read(Path deed) {
        try (Stream<Path> files = Files.walk(deed)) {
            List<SourceFile> sources = new ArrayList<>();
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                String path = deed.relativize(file).toString();
                if (!path.equals("why.txt") && !path.equals("expect.txt")) {
                    sources.add(new SourceFile(path, Files.readAllBytes(file)));
                }
            }
            Path folder = Objects.requireNonNull(deed.getParent()).getFileName();
            return new Deed(folder + "/" + deed.getFileName(), Zoo.verdict(deed).name(), sources);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Takes so many milliseconds of CPU time of the 2,000 that it has. */
    private static Deed spinning(String verdict, String ending, int millis) {
        String source = "#include <stdio.h>\n#include <time.h>\nint main(void) { int a, b;"
                + " if (scanf(\"%d %d\", &a, &b) != 2) return 1;"
                + " while (clock() < " + millis + " * (CLOCKS_PER_SEC / 1000)) { }"
                + " printf(\"%d\\n\", a + b); return 0; }\n";
        SourceFile file = new SourceFile("main." + ending, source.getBytes(UTF_8));
        return new Deed(ending + " takes " + millis + " of 2000 ms", verdict, List.of(file));
    }
}
