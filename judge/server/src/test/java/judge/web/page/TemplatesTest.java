package judge.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TemplatesTest {

    private static final Path FOLDER = Path.of("judge/server/src/main/resources/judge/web");
    private static final Pattern TEXT = Pattern.compile("\\{\\{[#^/&]?t\\.([^}]*)}}");

    @ParameterizedTest
    @EnumSource
    void nameTextsThatThereAreAndThatAGapCanReach(DisplayLanguage language) throws IOException {
        Set<String> texts = new Templates().texts(Messages.in(language)).keySet();
        assertThat(templates()).hasSizeGreaterThan(10).allSatisfy(template -> assertThat(named(template))
                // A dot asks for something inside of a text, which nothing has.
                .allSatisfy(key -> assertThat(key).doesNotContain("."))
                .isSubsetOf(texts));
    }

    @Test
    void haveTheColonOfTheirLanguage() throws IOException {
        for (Path template : templates()) {
            assertThat(Files.readString(template)).as(template.toString()).doesNotContain("}}: ");
        }
    }

    private static List<Path> templates() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".mustache")).toList();
        }
    }

    private static Set<String> named(Path template) throws IOException {
        return TEXT.matcher(Files.readString(template))
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toSet());
    }
}
