package judge.language.java.run.probe;

import java.io.IOException;
import java.math.BigInteger;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Makes the VM need much memory beside the heap: loads thousands of classes, keeps both compilers at work on the parts
 * of the library that contestants use, and fills the heap. Then it writes down how many bytes the process had resident
 * at its peak beside the heap.
 */
public final class HardOnTheVm {

    /** The file with the figure, in the working folder. */
    public static final String FILE = "judge-vm-memory";

    private static final int CLASSES = 3_000;
    private static final int ROUNDS = 60;
    private static final int SIZE = 2_000;
    private static final int BLOCK_BYTES = 64 << 10;

    /** The share of the heap that is filled: the collector has work, and the rest has room. */
    private static final double FULL = 0.6;

    /** The address below which a heap of less than a few gibibytes ends: nothing else is there. */
    private static final long HEAP_END = 1L << 32;

    private HardOnTheVm() {}

    /** Does it all. */
    public static void main(String[] args) throws IOException {
        List<byte[]> blocks = new ArrayList<>();
        while (blocks.size() * (double) BLOCK_BYTES < Runtime.getRuntime().maxMemory() * FULL) {
            blocks.add(new byte[BLOCK_BYTES]);
        }
        List<Class<?>> classes = load();
        long sum = 0;
        for (int round = 0; round < ROUNDS; round++) {
            sum += collections(round) + texts(round) + numbers(round) + tables(round);
        }
        if (classes.isEmpty() || blocks.isEmpty() || sum == 0) {
            throw new IllegalStateException(classes.size() + " classes, " + blocks.size() + " blocks, " + sum);
        }
        Files.writeString(Path.of(FILE), Long.toString(peakBytes() - heapBytes()));
    }

    private static List<Class<?>> load() throws IOException {
        Path module = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules/java.base");
        try (Stream<Path> files = Files.walk(module.resolve("java"))) {
            List<String> names = files.map(file -> module.relativize(file).toString())
                    .filter(name -> name.endsWith(".class"))
                    .map(name ->
                            name.substring(0, name.length() - ".class".length()).replace('/', '.'))
                    .sorted()
                    .limit(CLASSES)
                    .toList();
            List<Class<?>> classes = new ArrayList<>();
            for (String name : names) {
                load(name).ifPresent(classes::add);
            }
            return classes;
        }
    }

    /** Loads a class; empty where it is of a kind that is not meant to be loaded. */
    private static Optional<Class<?>> load(String name) {
        try {
            return Optional.of(Class.forName(name, false, null));
        } catch (ClassNotFoundException | LinkageError e) {
            return Optional.empty();
        }
    }

    private static long collections(int seed) {
        Map<Integer, Long> counts = new HashMap<>();
        TreeMap<Long, Integer> sorted = new TreeMap<>();
        PriorityQueue<Long> queue = new PriorityQueue<>();
        Deque<Integer> deque = new ArrayDeque<>();
        long next = seed;
        for (int i = 0; i < SIZE; i++) {
            next = next * 6_364_136_223_846_793_005L + 1_442_695_040_888_963_407L;
            counts.merge((int) (next >>> 54), next, Long::sum);
            sorted.put(next, i);
            queue.add(next ^ i);
            deque.addFirst(i);
        }
        long sum = 0;
        while (!queue.isEmpty()) {
            sum = 31 * sum + queue.poll() + deque.removeLast();
        }
        for (Map.Entry<Long, Integer> entry : sorted.tailMap(0L).entrySet()) {
            sum += entry.getKey() ^ entry.getValue();
        }
        return sum + counts.values().stream().mapToLong(Long::longValue).sum();
    }

    private static long texts(int seed) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < SIZE / 10; i++) {
            text.append(String.format("%d %5.2f;", i + seed, i / 3.0))
                    .append(i * seed)
                    .append(' ');
        }
        Pattern number = Pattern.compile("(\\d+)\\.(\\d+)");
        String joined = number.matcher(text).replaceAll("$2:$1");
        return Arrays.stream(joined.split(" "))
                .filter(word -> !word.isEmpty())
                .collect(Collectors.groupingBy(String::length, Collectors.counting()))
                .hashCode();
    }

    private static long numbers(int seed) {
        BigInteger product = BigInteger.valueOf(seed + 1L);
        for (int i = 1; i < SIZE / 10; i++) {
            product = product.multiply(BigInteger.valueOf(i)).mod(BigInteger.ONE.shiftLeft(2_000));
        }
        return product.hashCode()
                + IntStream.range(0, SIZE)
                        .boxed()
                        .sorted((a, b) -> (b ^ seed) - (a ^ seed))
                        .limit(10)
                        .count();
    }

    /** Loops in loops over arrays, which the second compiler unrolls. */
    private static long tables(int seed) {
        int side = 60;
        long[][] left = new long[side][side];
        long[][] right = new long[side][side];
        double[][] best = new double[side][side];
        long sum = 0;
        for (int i = 0; i < side; i++) {
            for (int j = 0; j < side; j++) {
                left[i][j] = (long) i * seed + j;
                right[i][j] = i - (long) j * seed;
            }
        }
        for (int i = 0; i < side; i++) {
            for (int j = 0; j < side; j++) {
                long cell = 0;
                for (int k = 0; k < side; k++) {
                    cell += left[i][k] * right[k][j] % 1_000_007;
                    best[i][j] = Math.max(best[i][j], (double) Math.min(left[i][k], right[k][j]));
                }
                sum += cell + (long) best[i][j];
            }
        }
        return sum;
    }

    private static long peakBytes() throws IOException {
        try (Stream<String> lines = Files.lines(Path.of("/proc/self/status"))) {
            return lines.filter(line -> line.startsWith("VmHWM:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * 1024)
                    .findFirst()
                    .orElseThrow();
        }
    }

    private static long heapBytes() throws IOException {
        long bytes = 0;
        boolean heap = false;
        for (String line : Files.readAllLines(Path.of("/proc/self/smaps"))) {
            if (line.matches("[0-9a-f]+-[0-9a-f]+ .*")) {
                heap = Long.parseUnsignedLong(line.substring(line.indexOf('-') + 1, line.indexOf(' ')), 16) <= HEAP_END;
            } else if (heap && line.startsWith("Rss:")) {
                bytes += Long.parseLong(line.replaceAll("\\D", "")) * 1024;
            }
        }
        return bytes;
    }
}
