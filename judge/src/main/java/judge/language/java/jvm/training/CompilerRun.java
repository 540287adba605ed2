package judge.language.java.jvm.training;

import java.net.URI;
import java.util.List;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles once what students write, so that the compiler's classes are known. */
public final class CompilerRun {

    private static final String SOURCE =
            """
            import java.io.*;
            import java.util.*;
            import java.util.stream.*;

            public class Main {
                static final int[][] WEIGHTS = {{6, 7}, {8, 9}};
                static int best = -1;
                enum Mark { ROW, COLUMN }
                interface Step<T> { T next(T value); }
                record Cell(int row, int column) { int box() { return row / 3 * 3 + column / 3; } }
                static class Node<K extends Comparable<K>> { K key; Node<K> next; Node(K key) { this.key = key; } }

                static int search(int depth, long used) throws IOException {
                    if (depth > 3 || (used & 1L << depth) != 0) return depth;
                    for (int i = 0; i < 2; i++) {
                        try { best = Math.max(best, search(depth + 1, used | i)); }
                        catch (IllegalStateException e) { throw new IOException("no", e); }
                        finally { used ^= 1; }
                    }
                    outer: while (true) { do { if (best > 0) break outer; best++; } while (best < 0); }
                    return best;
                }

                public static void main(String... args) throws Exception {
                    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
                    Scanner scanner = new Scanner(System.in);
                    StringTokenizer tokens = new StringTokenizer(in.readLine());
                    Map<String, List<Integer>> groups = new TreeMap<>();
                    groups.computeIfAbsent(tokens.nextToken(), key -> new ArrayList<>()).add(1);
                    Comparator<int[]> order = (a, b) -> a[0] - b[0];
                    Runnable inner = new Runnable() { public void run() { best++; } };
                    inner.run();
                    int value = switch (Mark.ROW) { case ROW -> 1; case COLUMN -> { yield 2; } };
                    switch (args.length) { case 0: value += 2; break; default: value--; }
                    Object thing = "x" + value + new Cell(1, 2) + 1.5 + 'c' + 10L;
                    if (thing instanceof String text && !text.isEmpty()) System.out.printf("%s%n", text);
                    for (var entry : groups.entrySet()) for (int number : entry.getValue()) value += number;
                    System.out.println(IntStream.range(0, 3).mapToObj(Integer::toString).collect(Collectors.joining()));
                    try (PrintWriter out = new PrintWriter(new FileWriter("out"))) { out.println(search(0, 0)); }
                    synchronized (order) { assert value > 0 : "value"; }
                }
            }
            class Wrong { int x = "text"; }
            """;

    private CompilerRun() {}

    /** Compiles to the folder that is the first argument; the source has an error at its end, which is reported. */
    public static void main(String[] args) {
        for (String source : List.of(SOURCE.substring(0, SOURCE.indexOf("class Wrong")), SOURCE)) {
            JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
            DiagnosticCollector<JavaFileObject> findings = new DiagnosticCollector<>();
            StandardJavaFileManager files = compiler.getStandardFileManager(findings, null, null);
            compiler.getTask(
                            null,
                            files,
                            findings,
                            List.of("-proc:none", "-d", args[0]),
                            null,
                            List.of(new Text(source)))
                    .call();
            findings.getDiagnostics().forEach(finding -> finding.getMessage(null));
        }
    }

    private static final class Text extends SimpleJavaFileObject {
        private final String source;

        Text(String source) {
            super(URI.create("string:///Main.java"), Kind.SOURCE);
            this.source = source;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return source;
        }
    }
}
