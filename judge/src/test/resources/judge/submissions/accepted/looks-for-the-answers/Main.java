import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Scanner;
import java.util.Set;
import java.util.function.Predicate;

public class Main {
    /** The first file below the root whose name matches, or null. */
    static String find(Predicate<Path> wanted) throws IOException {
        String[] found = {null};
        int[] visits = {0};
        Path here = Path.of("").toAbsolutePath();
        Files.walkFileTree(Path.of("/"), Set.of(), 12, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                boolean skipped = folder.equals(Path.of("/proc")) || folder.equals(Path.of("/sys")) || folder.equals(here);
                return skipped ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (wanted.test(file)) {
                    found[0] = file.toString();
                }
                return found[0] != null || ++visits[0] > 50_000 ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) {
                return FileVisitResult.CONTINUE;
            }
        });
        return found[0];
    }

    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String breach = null;
        for (String path : new String[] {"sum.ans", "1.ans", "../1.ans", "../data/secret/1.ans", "../../data/secret/1.ans",
                "data/secret/1.ans", "../answer", "/data/secret/1.ans"}) {
            if (Files.isReadable(Path.of(path))) {
                breach = "can read " + path;
            }
        }
        String found = find(file -> file.toString().endsWith(".ans") || file.toString().endsWith(".in"));
        if (found != null) {
            breach = "found " + found;
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
