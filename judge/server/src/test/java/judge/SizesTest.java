package judge;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ParserConfiguration.LanguageLevel;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Sizes of main Java that only shrink. {@code sizes.txt} lists all that is larger than it should be, with its size;
 * nothing may be added to that list, and no figure in it may grow.
 */
class SizesTest {

    /** Lines of a file, with everything. */
    private static final int FILE_LINES = 250;

    /** Lines of a method or constructor, from its name to its last brace. */
    private static final int METHOD_LINES = 25;

    /** Files of a package, without {@code package-info.java}. */
    private static final int PACKAGE_FILES = 30;

    private static final int RECORD_COMPONENTS = 9;

    private static final List<Path> MAIN =
            List.of(Path.of("judge/src/main/java"), Path.of("judge/server/src/main/java"));
    private static final Path LISTED = Path.of("judge/server/src/test/resources/judge/sizes.txt");

    private static final SortedMap<String, Integer> TOO_LARGE = new TreeMap<>();

    /** The share of types at the top of a file that are public, in tenths of a percent. */
    private static int publicShare;

    @BeforeAll
    static void measures() throws IOException {
        JavaParser parser = new JavaParser(new ParserConfiguration().setLanguageLevel(LanguageLevel.JAVA_17));
        Map<String, Integer> packages = new TreeMap<>();
        int types = 0;
        int publicTypes = 0;
        for (Path file : files()) {
            CompilationUnit unit = parser.parse(file).getResult().orElseThrow();
            String room = unit.getPackageDeclaration().orElseThrow().getNameAsString();
            String name = room + "." + file.getFileName().toString().replace(".java", "");
            if (name.endsWith(".package-info")) {
                continue;
            }
            packages.merge(room, 1, Integer::sum);
            add("file " + name, Files.readAllLines(file).size(), FILE_LINES);
            for (TypeDeclaration<?> type : unit.getTypes()) {
                types++;
                publicTypes += type.isPublic() ? 1 : 0;
            }
            unit.findAll(RecordDeclaration.class)
                    .forEach(one ->
                            add("record " + full(one), one.getParameters().size(), RECORD_COMPONENTS));
            unit.findAll(CallableDeclaration.class)
                    .forEach(one -> add("method " + full((Node) one), lines(one), METHOD_LINES));
        }
        packages.forEach((room, files) -> add("package " + room, files, PACKAGE_FILES));
        publicShare = 1000 * publicTypes / types;
    }

    private static List<Path> files() throws IOException {
        List<Path> files = new ArrayList<>();
        for (Path folder : MAIN) {
            try (Stream<Path> paths = Files.walk(folder)) {
                paths.filter(path -> path.toString().endsWith(".java")).forEach(files::add);
            }
        }
        files.sort(null);
        return files;
    }

    private static int lines(CallableDeclaration<?> method) {
        return method.getEnd().orElseThrow().line - method.getName().getBegin().orElseThrow().line + 1;
    }

    private static String full(Node node) {
        String own = node instanceof TypeDeclaration<?> type
                ? type.getNameAsString()
                : node instanceof CallableDeclaration<?> method ? method.getNameAsString() : "";
        String outer = node.getParentNode().map(SizesTest::full).orElse("");
        String room = node instanceof CompilationUnit unit
                ? unit.getPackageDeclaration().orElseThrow().getNameAsString()
                : "";
        return own.isEmpty() ? outer + room : outer + "." + own;
    }

    private static void add(String what, int size, int most) {
        if (size > most) {
            TOO_LARGE.merge(what, size, Math::max);
        }
    }

    private static SortedMap<String, Integer> listed() throws IOException {
        SortedMap<String, Integer> listed = new TreeMap<>();
        for (String line : Files.readAllLines(LISTED)) {
            if (!line.startsWith("#") && !line.isEmpty()) {
                int blank = line.lastIndexOf(' ');
                listed.put(line.substring(0, blank), Integer.valueOf(line.substring(blank + 1)));
            }
        }
        return listed;
    }

    @Test
    void nothingIsTooLargeThatIsNotListedAndNothingListedHasGrown() throws IOException {
        SortedMap<String, Integer> listed = listed();
        List<String> grown = new ArrayList<>();
        TOO_LARGE.forEach((what, size) -> {
            if (size > listed.getOrDefault(what, 0)) {
                grown.add(what + " " + size);
            }
        });

        assertThat(grown).as("grew beyond sizes.txt; find a better cut").isEmpty();
    }

    @Test
    void listHasNothingThatHasShrunk() throws IOException {
        List<String> shrunk = new ArrayList<>();
        listed().forEach((what, size) -> {
            int now = TOO_LARGE.getOrDefault(what, 0);
            if (now < size && !what.equals("public")) {
                shrunk.add(what + " " + (now == 0 ? "is to be taken off the list" : "is " + now + ", not " + size));
            }
        });

        assertThat(shrunk).isEmpty();
    }

    @Test
    void noMoreTypesArePublicThanListed() throws IOException {
        assertThat(publicShare).isLessThanOrEqualTo(listed().get("public"));
    }
}
