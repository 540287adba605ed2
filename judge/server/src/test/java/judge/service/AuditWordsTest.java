package judge.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import org.junit.jupiter.api.Test;

/** The log of deeds and the messages, which name each. */
class AuditWordsTest {

    @Test
    void haveWordsForEachDeedThatIsWrittenDown() throws IOException {
        Pattern noted = Pattern.compile("\\bnote\\(\\s*tables,\\s*\\w+,\\s*([^;]*?),");
        Set<String> keys = new TreeSet<>();
        try (Stream<Path> files = Files.walk(Path.of("judge/server/src/main/java/judge/service"))) {
            for (Path file :
                    files.filter(one -> one.toString().endsWith(".java")).toList()) {
                noted.matcher(Files.readString(file))
                        .results()
                        .flatMap(note -> Pattern.compile("\"([a-z-]+)\"")
                                .matcher(note.group(1))
                                .results())
                        .forEach(code -> keys.add("web.admin.did-" + code.group(1)));
            }
        }

        assertThat(keys).hasSizeGreaterThan(40);
        assertThat(Messages.in(DisplayLanguage.EN).bundle().keySet()).containsAll(keys);
    }
}
