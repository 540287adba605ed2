package judge.language.java.jvm.training;

import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.File;
import java.io.FileReader;
import java.io.FileWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.StreamTokenizer;
import java.io.StringReader;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.Scanner;
import java.util.Stack;
import java.util.StringTokenizer;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Does once what solutions to contest problems do: reads numbers in all the usual ways, keeps them, counts, formats.
 */
@SuppressWarnings("JdkObsolete") // Contestants do use Stack and LinkedList.
public final class ContestProgram {

    private static final String INPUT = "3 4\n1 2 3 4\n..3.5\n1.5 1000000007 abc\nend\n";

    private ContestProgram() {}

    /** Runs it all; the first argument is a folder that may be written to. */
    public static void main(String[] args) throws IOException {
        int sum = read() + files(new File(args[0], "file")) + collections() + text();
        if (sum == 0) {
            throw new IllegalStateException("nothing was read");
        }
    }

    private static ByteArrayInputStream input() {
        return new ByteArrayInputStream(INPUT.getBytes(StandardCharsets.UTF_8));
    }

    private static int read() throws IOException {
        Scanner scanner = new Scanner(input(), StandardCharsets.UTF_8);
        int sum = scanner.nextInt() + (int) scanner.nextLong();
        scanner.nextLine();
        sum += scanner.nextLine().length() + scanner.next().length();
        sum += (int) scanner.nextDouble() + scanner.nextInt();
        while (scanner.hasNext()) {
            sum += scanner.hasNextInt() ? 1 : scanner.next().length();
        }
        BufferedReader reader = new BufferedReader(new InputStreamReader(input(), StandardCharsets.UTF_8));
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
            StringTokenizer tokens = new StringTokenizer(line);
            while (tokens.hasMoreTokens()) {
                sum += tokens.nextToken().length();
            }
            sum += line.trim().split(" ", -1).length
                    + line.split("\\s+", -1).length
                    + line.replace('.', '0').length();
        }
        StreamTokenizer tokenizer = new StreamTokenizer(new BufferedReader(new StringReader(INPUT)));
        while (tokenizer.nextToken() != StreamTokenizer.TT_EOF) {
            sum += (int) tokenizer.nval;
        }
        return sum + new DataInputStream(input()).read();
    }

    private static int files(File file) throws IOException {
        try (PrintWriter writer = new PrintWriter(new BufferedWriter(new FileWriter(file, StandardCharsets.UTF_8)))) {
            writer.printf("%d %s%n", 1, "two");
            writer.println(3);
        }
        try (Scanner scanner = new Scanner(file, StandardCharsets.UTF_8);
                BufferedReader reader = new BufferedReader(new FileReader(file, StandardCharsets.UTF_8))) {
            return scanner.nextInt() + reader.readLine().length();
        }
    }

    private static int collections() {
        List<Integer> list = new ArrayList<>(List.of(3, 1, 2));
        Collections.sort(list);
        list.sort(Comparator.reverseOrder());
        Collections.reverse(list);
        Map<String, List<Integer>> groups = new HashMap<>(Map.of("x", list));
        groups.computeIfAbsent("a", key -> new ArrayList<>()).add(1);
        Map<Integer, Integer> counts = new TreeMap<>();
        list.forEach(number -> counts.merge(number, 1, Integer::sum));
        PriorityQueue<int[]> queue = new PriorityQueue<>((a, b) -> Integer.compare(a[0], b[0]));
        queue.add(new int[] {2, 1});
        queue.add(new int[] {1, 2});
        ArrayDeque<Integer> deque = new ArrayDeque<>(list);
        Stack<Integer> stack = new Stack<>();
        stack.push(deque.pollFirst());
        BitSet bits = new BitSet(9);
        bits.set(1, 4);
        int sum = queue.remove()[0] + stack.pop() + bits.nextSetBit(2) + bits.cardinality();
        sum += new LinkedList<>(list).getFirst() + new TreeSet<>(list).first() + new HashSet<>(list).size();
        sum += new LinkedHashMap<>(counts).size() + new Random(1).nextInt(9);
        return sum + arrays();
    }

    private static int arrays() {
        int[][] rows = {{3, 1}, {1, 2}};
        Arrays.sort(rows, (a, b) -> a[0] - b[0]);
        int[] copy = Arrays.copyOf(rows[0], 3);
        Arrays.fill(copy, 1);
        Arrays.sort(copy);
        return Arrays.stream(copy).sum() + Arrays.asList(1, 2).size();
    }

    private static int text() {
        StringBuilder text = new StringBuilder();
        for (char c = 'a'; c < 'e'; c++) {
            text.append(c).append(' ').append((int) c);
        }
        String joined = IntStream.range(0, 9)
                .mapToObj(Integer::toString)
                .filter(number -> !number.equals("5"))
                .collect(Collectors.joining(" "));
        String all = List.of(3, 1, 2).stream().sorted().map(String::valueOf).collect(Collectors.toList()) + joined;
        String formatted = String.format("%d %5.2f %s %03d%n", 1, 2.5, all, 7) + String.join(",", List.of("a", "b"));
        BigInteger big = BigInteger.TWO.pow(100).add(BigInteger.valueOf(7)).mod(BigInteger.TEN);
        BigDecimal precise = new BigDecimal("1.50").multiply(BigDecimal.TEN);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintWriter writer = new PrintWriter(
                new BufferedWriter(new OutputStreamWriter(new BufferedOutputStream(bytes), StandardCharsets.UTF_8)));
        writer.print(formatted + big + precise + Arrays.toString(text.toString().toCharArray()));
        writer.flush();
        long start = System.nanoTime();
        return bytes.size() + Integer.parseInt("12") + Character.digit('3', 10) + (start == 0 ? 1 : 0);
    }
}
