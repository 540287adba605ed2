package judge.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Kills, stops and cuts off machines, web machines and the database: runs the long form of the test that does so, as it
 * is. {@code -Djudge.bench.kills=N}: so often; 0: not at all.
 */
final class KilledMachines {

    private static final int KILLS = Integer.getInteger("judge.bench.kills", 200);
    private static final int SILENCE = 60;
    private static final Pattern TOLD =
            Pattern.compile("machines killed|taken over after|what was brought|Tests run:.*Time|FAIL|^\\[ERROR]");
    private static final Pattern ENDED = Pattern.compile("Tests run: 3, Failures: 0, Errors: 0, Skipped: \\d+.*Time.*");

    private KilledMachines() {}

    static void measure(FigureTable table) throws IOException, InterruptedException {
        if (KILLS == 0) {
            return;
        }
        Process process = new ProcessBuilder(
                        "sh",
                        "./mvnw",
                        "-B",
                        "-ntp",
                        "-P",
                        "!checks",
                        "test",
                        "-Dtest=MachinesIT",
                        "-Dmachines.kills=" + KILLS,
                        "-Dmachines.silence=" + SILENCE)
                .redirectErrorStream(true)
                .start();
        List<String> told = new ArrayList<>();
        try (BufferedReader said = process.inputReader(UTF_8)) {
            for (String line = said.readLine(); line != null; line = said.readLine()) {
                if (TOLD.matcher(line).find()) {
                    told.add(line);
                }
            }
        }
        boolean held = process.waitFor() == 0
                && told.stream().anyMatch(line -> ENDED.matcher(line).find());
        table.add(
                "kill -9 of workers, web machines, the database and of all at once, " + KILLS + " times under load",
                "0 lost, 0 twice, 0 left",
                "%s",
                held ? told(told, "machines killed") + "; 0 lost, 0 twice, 0 left" : "FAILED: " + told);
        table.add(
                "SIGSTOP of a worker for " + SILENCE + " s beside one that is killed",
                "taken over within 25 s, late result refused",
                "%s",
                held ? told(told, "taken over after") + "; refused" : "FAILED, see above");
        boolean cut = told.stream().anyMatch(line -> line.contains("what was brought"));
        table.add(
                "cut of a worker's network for " + SILENCE + " s",
                "late result refused",
                "%s",
                !held ? "FAILED, see above" : cut ? "refused" : "not possible on this host");
    }

    private static String told(List<String> lines, String what) {
        return lines.stream()
                .filter(line -> line.contains(what))
                .map(line -> line.substring(line.indexOf(what)))
                .findFirst()
                .orElse("");
    }
}
