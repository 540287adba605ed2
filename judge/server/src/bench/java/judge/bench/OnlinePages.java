package judge.bench;

import static judge.bench.OnlineClient.API;
import static judge.bench.OnlineClient.percentile;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import judge.submission.SourceFile;

/** Looks at each kind of page of a student with a class at once, each of them at a page every few seconds. */
final class OnlinePages {

    private static final int ROUNDS = Integer.getInteger("judge.bench.times", 10);
    private static final int PAUSE_MILLIS = 2_000;
    private static final String SET = "/courses/class/sets/basics";
    private static final String SET_PAGE = "/practice/class/basics";
    /** The pages that only the first student may see. */
    private static final String OF_FIRST = "/submissions/";

    private static final String TASK = OnlineClient.ASSIGNMENT + "/problems/" + OnlineClient.PROBLEM;

    private final OnlineClient client;
    private final Map<String, Queue<Double>> pages = new LinkedHashMap<>();

    OnlinePages(OnlineClient client) {
        this.client = client;
    }

    /** Prints the milliseconds of each page while all students look at pages. */
    void look(OnlineSchool school, List<SourceFile> sources) throws Exception {
        List<Map<String, String>> problems = List.of(Map.of("id", OnlineClient.PROBLEM));
        client.put(
                school.teacher(),
                API + SET,
                Map.of("name", "Basics", "opens", "2020-01-01T00:00:00Z", "problems", problems));
        long first = client.handIn(school.student(0), sources);
        client.awaitVerdict(school.student(0), first);
        long second = client.handIn(school.student(0), sources);
        client.awaitVerdict(school.student(0), second);
        List<String> paths = List.of(
                "/",
                "/courses/class",
                OnlineClient.ASSIGNMENT,
                TASK,
                TASK + "/attempts",
                "/mine",
                "/mine?verdict=AC",
                "/mine/progress",
                "/practice",
                SET_PAGE,
                "/courses/class/assignments/basics/problems/" + OnlineClient.PROBLEM,
                OnlineClient.ASSIGNMENT + "/languages",
                "/account",
                OF_FIRST + second,
                OF_FIRST + second + "/compare/" + first);
        paths.forEach(path -> pages.put(path, new ConcurrentLinkedQueue<>()));
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < OnlineSchool.CLASS; i++) {
            String token = school.student(i);
            Random random = new Random(i);
            Thread thread = new Thread(() -> rounds(token, school.student(0), paths, random));
            thread.start();
            threads.add(thread);
        }
        for (Thread thread : threads) {
            thread.join();
        }
        pages.forEach((path, times) -> {
            double[] millis = times.stream().mapToDouble(Double::doubleValue).toArray();
            System.out.printf(
                    "%s with %d students at pages, %d times: median %.1f ms, p95 %.1f ms (at most 50)%n",
                    path, OnlineSchool.CLASS, millis.length, percentile(millis, 50), percentile(millis, 95));
        });
    }

    private void rounds(String token, String ofFirst, List<String> paths, Random random) {
        try {
            for (int i = 0; i < ROUNDS * paths.size(); i++) {
                Thread.sleep(random.nextInt(2 * PAUSE_MILLIS));
                String path = paths.get(i % paths.size());
                pages.get(path).add(client.pageMillis(path.startsWith(OF_FIRST) ? ofFirst : token, path));
            }
        } catch (Exception e) {
            System.out.println("failed: " + e);
        }
    }
}
