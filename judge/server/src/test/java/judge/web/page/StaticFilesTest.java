package judge.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.digest.Sha256;
import org.junit.jupiter.api.Test;

class StaticFilesTest {

    private static final Path FOLDER = Path.of("judge/server/src/main/resources/judge/web/static");

    @Test
    void areAllListed() throws IOException {
        try (Stream<Path> files = Files.walk(FOLDER)) {
            List<String> names = files.filter(Files::isRegularFile)
                    .map(file -> FOLDER.relativize(file).toString().replace('\\', '/'))
                    // The list itself, and what is a part of style.css.
                    .filter(name -> !name.equals("files.txt") && !name.equals("teaching.css"))
                    .sorted()
                    .toList();

            assertThat(Files.readAllLines(FOLDER.resolve("files.txt"))).isEqualTo(names);
        }
    }

    /** Files that others made are as they published them; judge/server/src/main/editor/README.md says where. */
    @Test
    void areWhatTheirMakersPublished() throws IOException {
        assertThat(digest("katex/katex.min.js"))
                .isEqualTo("607cb26db8e23fba98ba8e1c0b764ff4c67af35106e59316ec5449a94083fa68");
        assertThat(digest("editor.js")).isEqualTo("631eb2019055435ef83d0f3efb339bd9dc7964b2d1f0fe288f63b7c0a8095890");
    }

    private static String digest(String name) throws IOException {
        return Sha256.of(Files.readAllBytes(FOLDER.resolve(name))).hex();
    }

    @Test
    void loadNothingFromElsewhere() throws IOException {
        for (String name : List.of("style.css", "katex/katex.min.css")) {
            Matcher address = Pattern.compile("url\\(([^)]*)\\)").matcher(Files.readString(FOLDER.resolve(name)));
            while (address.find()) {
                assertThat(FOLDER.resolve(name).resolveSibling(address.group(1)))
                        .exists();
            }
        }
    }

    @Test
    void haveAnAddressOfTheirContent() {
        assertThat(StaticFiles.ofThisProgram().base())
                .matches("/static/[0-9a-f]{12}/")
                .isEqualTo(StaticFiles.ofThisProgram().base());
    }
}
