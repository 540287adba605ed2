package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import judge.online.Refusal;
import judge.web.http.RefusalAnswers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sentences of refusals against the places that give them their values: a person is never shown a bare gap. */
class RefusalMessagesTest {

    private static final String PREFIX = "refusal.";
    /** The list that an answer in JSON has as well, of which the sentence tells the first. */
    private static final Set<String> FOR_PROGRAMS = Set.of("faults");

    /** The beginning of a rule: a range, a bound, an example. */
    private static final Pattern RULE =
            Pattern.compile("\\d to \\d|\\} to \\{|at most|at least|has to be|cannot be (?:a|the) |must"
                    + "|\" is no |such as|\\d (?:\u5230|\u81f3) \\d|\\} (?:\u5230|\u81f3) \\{|\u6700\u591a"
                    + "|\u81f3\u5c11|\u5fc5\u987b|\u5e94\u4e3a|\u4e0d\u80fd\u4f5c\u4e3a|\u4f8b\u5982"
                    + "|\u5f62\u5982|\u7c7b\u4f3c");

    /** Gaps that say what is possible or where it is, and not what was given. */
    private static final Set<String> LIMITS = Set.of("most", "least", "bytes", "wanted", "field", "label", "next");

    /** Secrets, what is not read to its end, what is not there, and rules that no value breaks. */
    private static final Set<String> WITHOUT_VALUE = Set.of(
            "webhook-token",
            "webhook-url", // A password may be in it.
            "body-too-large",
            "stranger-too-large",
            "submission-too-large",
            "form-needed",
            "json-no-object",
            "contest-label", // The label is the value.
            "no-problems",
            "no-problem-chosen",
            "last-teacher",
            "contest-without-end",
            "contest-late");

    private static final Pattern GAP = Pattern.compile("\\{([A-Za-z]+)}");
    private static final Pattern OPTIONAL = Pattern.compile("\\[[^\\[\\]]*\\{[A-Za-z]+}[^\\[\\]]*]");

    /** A refusal with all its parameters at the place where it is made. */
    private static final Pattern MADE = Pattern.compile(
            "\"(?<code>[a-z][a-z0-9-]+)\"(?:,\\s*Map\\.of\\((?<parameters>(?:[^()]|\\([^()]*(?:\\([^()]*"
                    + "(?:\\([^()]*\\)[^()]*)*\\)[^()]*)*\\))*)\\)"
                    + "|(?<=Refusal\\.(?:invalid|conflict|notAllowed)\\(\"[a-z0-9-]{1,50}\")\\))");

    private static Path judge() {
        return Path.of("judge").toAbsolutePath();
    }

    private static Map<String, String> sentences(String file) throws IOException {
        Map<String, String> sentences = new HashMap<>();
        for (String line :
                Files.readAllLines(judge().resolve("src/main/resources/judge").resolve(file))) {
            int end = line.indexOf('=');
            if (line.startsWith(PREFIX)) {
                sentences.put(line.substring(PREFIX.length(), end), line.substring(end + 1));
            }
        }
        return sentences;
    }

    private static Set<String> gaps(String sentence) {
        return GAP.matcher(sentence).results().map(gap -> gap.group(1)).collect(Collectors.toCollection(TreeSet::new));
    }

    /** The text before every second comma that is in no brackets. */
    private static Set<String> names(String parameters) {
        List<String> parts = new ArrayList<>();
        StringBuilder part = new StringBuilder();
        int depth = 0;
        for (char character : (parameters + ",").toCharArray()) {
            depth += character == '(' ? 1 : character == ')' ? -1 : 0;
            if (character == ',' && depth == 0) {
                parts.add(part.toString().strip());
                part.setLength(0);
            } else {
                part.append(character);
            }
        }
        Set<String> names = new TreeSet<>();
        for (int i = 0; i + 1 < parts.size(); i += 2) {
            names.add(parts.get(i).replace("\"", ""));
        }
        return names;
    }

    @Test
    void haveAllTheirValuesAndUseThem() throws IOException {
        Map<String, String> sentences = sentences("messages.properties");
        List<String> wrong = new ArrayList<>();
        int places = 0;
        try (Stream<Path> files = Files.walk(judge().resolve("server/src/main/java"))) {
            for (Path file :
                    files.filter(one -> one.toString().endsWith(".java")).toList()) {
                Matcher made = MADE.matcher(text(file));
                while (made.find()) {
                    String sentence = sentences.get(made.group("code"));
                    if (sentence == null) {
                        continue;
                    }
                    places++;
                    Set<String> given = names(Objects.requireNonNullElse(made.group("parameters"), ""));
                    given.removeAll(FOR_PROGRAMS);
                    Set<String> needed = gaps(OPTIONAL.matcher(sentence).replaceAll(""));
                    if (!given.containsAll(needed) || !gaps(sentence).containsAll(given)) {
                        wrong.add(file.getFileName() + ": " + made.group("code") + " has " + given + ": " + sentence);
                    }
                }
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(places).isGreaterThan(100);
    }

    /** A sentence that says how something has to be says how it was, too: who reads it has often not typed it. */
    @ParameterizedTest
    @ValueSource(strings = {"messages.properties", "messages_zh.properties"})
    void haveTheValueWhereTheySayHowItHasToBe(String file) throws IOException {
        Map<String, String> without = sentences(file);
        without.values()
                .removeIf(sentence -> !RULE.matcher(sentence).find()
                        || gaps(sentence).stream().anyMatch(gap -> !LIMITS.contains(gap)));

        assertThat(new TreeSet<>(without.keySet()))
                .as("has a rule and no value: %s", without)
                .isSubsetOf(WITHOUT_VALUE);
    }

    /** The value that was wrong, and what is possible instead: in these the one or the other was not said. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "contest-end | end=09:00 | cannot end at 09:00 | 不能在 09:00 结束",
                "contest-start | starts=08:00 | cannot be moved to 08:00 | 不能改到 08:00 开始",
                "contest-thaw | time=11:00 | cannot be thawed at 11:00 | 不能在 11:00 解榜",
                "contest-penalty | minutes=-7 most=1000 | -7 minutes cannot be | 不能为 -7 分钟",
                "contest-medals | medals=-3 most=99 | cannot be -3 medals | 不能有 -3 枚",
                "contest-pool | pool=a/b | \"a/b\" cannot be the name | “a/b”不能作为",
                "key-invalid | count=300 most=200 | has 300 characters | 有 300 个字符",
                "text-long | count=9001 most=9000 | has 9001 characters | 有 9001 个字符",
                "closes-before-opens | closes=09:00 opens=10:00 | 09:00, before it opens at 10:00 | 早于开放时间 10:00",
                "late-before-closes | late=09:00 closes=10:00 | 09:00, and the end is 10:00 | 不晚于截止时间 10:00",
                "extension-early | until=09:00 closes=10:00 | closes for all at 10:00 | 统一截止时间是 10:00",
                "deduction-range | percent=120 | 120 percent cannot | 不能扣 120%",
                "attempts-range | attempts=0 most=1000 | 0 attempts cannot | 不能为 0",
                "interval-range | seconds=-5 | -5 s cannot | 不能为 -5 秒",
                "points-range | points=-1 most=1000 | -1 points cannot | 不能给 -1 分",
                "points-above | points=100.5 most=100 | at most 100 can | 最多 100 分",
                "problems-many | count=101 most=100 | You chose 101 | 选择了 101 道",
                "zone-invalid | zone=Mars/Base | no time zone Mars/Base | 没有时区 Mars/Base",
                "not-a-time | value=noon | \"noon\" is not a date | “noon”不是日期",
                "not-a-number | value=many | \"many\" is not a number | “many”不是数字",
                "not-a-whole-number | value=1.5 | \"1.5\" is not a whole number | “1.5”不是整数",
            })
    void sayWhatWasWrongAndWhatIsPossible(String code, String given, String english, String chinese) {
        Map<String, Object> parameters = new HashMap<>();
        for (String one : given.split(" ")) {
            parameters.put(one.replaceFirst("=.*", ""), one.replaceFirst("[^=]*=", ""));
        }
        Refusal refusal = new Refusal(Refusal.Kind.INVALID, code, parameters);

        for (DisplayLanguage language : DisplayLanguage.values()) {
            assertThat(RefusalAnswers.sentence(Messages.in(language), refusal))
                    .contains(language == DisplayLanguage.EN ? english : chinese)
                    .contains(parameters.values().stream().map(Object::toString).toList())
                    .doesNotContain("{", "?");
        }
    }

    /** Words that had to be read twice: each says what there is, not the opposite of what is beside it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "web.teacher.no-findings | There are no faults. | 没有发现问题。",
                "web.admin.idle | Nothing is being judged at the moment. | 目前没有正在进行的评测。",
                "web.retry-at | Try again at 21:57. | 请在 21:57 之后再试。",
                "web.board.solved | Solved | 通过",
            })
    void theWordsOfPagesAreReadOnce(String key, String english, String chinese) {
        assertThat(Messages.in(DisplayLanguage.EN).text(key, "time", "21:57")).isEqualTo(english);
        assertThat(Messages.in(DisplayLanguage.ZH).text(key, "time", "21:57")).isEqualTo(chinese);
    }

    /** A value is a stranger's: it is cut, and a line end in it begins no line of its own. */
    @Test
    void showAValueCutAndWithoutControlCharacters() {
        Refusal refusal = new Refusal(
                Refusal.Kind.INVALID, "name-invalid", Map.of("name", "a\nb\u001b[31m\u202e" + "x".repeat(10_000)));

        for (DisplayLanguage language : DisplayLanguage.values()) {
            assertThat(RefusalAnswers.sentence(Messages.in(language), refusal))
                    .contains("a\\nb\\u001B[31m\\u202E")
                    .hasSizeLessThan(400)
                    .doesNotContain("\n", "\u001b", "\u202e");
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** No key has two sentences in a file: the first of them would never be shown. */
    @ParameterizedTest
    @ValueSource(strings = {"messages.properties", "messages_zh.properties"})
    void haveOneSentenceEach(String file) throws IOException {
        Set<String> seen = new TreeSet<>();
        assertThat(Files.readAllLines(
                                judge().resolve("src/main/resources/judge").resolve(file))
                        .stream()
                        .filter(line -> line.matches("[A-Za-z0-9._-]+=.*"))
                        .map(line -> line.substring(0, line.indexOf('=')))
                        .filter(key -> !seen.add(key)))
                .isEmpty();
    }
}
