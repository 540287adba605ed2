package judge.engine;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JudgeBuildTest {

    private static final Map<String, String> FILES = Map.of(
            "judge/check/TokenChecker.class",
            "compares",
            "judge/explain/Steps.class",
            "looks",
            "judge/explain/causes/gcc.yaml",
            "semicolon");

    @TempDir
    Path temp;

    private int jars;

    private static String judging(Path jar) throws IOException {
        return JudgeBuild.ofJar(jar).judging();
    }

    private static String explaining(Path jar) throws IOException {
        return JudgeBuild.ofJar(jar).explaining();
    }

    @Test
    void isTheSameForTheSameFiles() throws IOException {
        assertThat(judging(jar(FILES))).isEqualTo(judging(jar(FILES)));
        assertThat(explaining(jar(FILES))).isEqualTo(explaining(jar(FILES)));
    }

    @Test
    void isAnotherWhereAFileHasOtherContentOfTheSameSizeOrAnotherName() throws IOException {
        String one = judging(jar(Map.of("A", "content")));

        assertThat(judging(jar(Map.of("A", "contenT")))).isNotEqualTo(one);
        assertThat(judging(jar(Map.of("B", "content")))).isNotEqualTo(one);
        assertThat(judging(jar(Map.of("A", "content", "B", "")))).isNotEqualTo(one);
    }

    @Test
    void keepsResultsWhereOnlyWhatExplainsDiffers() throws IOException {
        Path before = jar(FILES);

        for (Map<String, String> other : List.of(
                with("judge/explain/Steps.class", "looks longer"),
                with("judge/explain/causes/gcc.yaml", "colon"),
                with("judge/explain/cpp/Tree.class", "new"))) {
            Path after = jar(other);

            assertThat(judging(after)).isEqualTo(judging(before));
            assertThat(explaining(after)).isNotEqualTo(explaining(before));
        }
    }

    @Test
    void keepsNoResultWhereSomethingElseDiffers() throws IOException {
        Path before = jar(FILES);
        Path after = jar(with("judge/check/TokenChecker.class", "Compares"));

        assertThat(judging(after)).isNotEqualTo(judging(before));
        assertThat(explaining(after)).isEqualTo(explaining(before));
        assertThat(judging(jar(with("judge/explainer/Other.class", "new")))).isNotEqualTo(judging(before));
    }

    @Test
    void refusesWhatIsNoJar() throws IOException {
        Path file = Files.writeString(temp.resolve("no.jar"), "x".repeat(100));

        assertThatThrownBy(() -> judging(file)).isInstanceOf(IOException.class);
    }

    @Test
    void isNoneWhereThereIsNoJar() {
        assertThat(JudgeBuild.id()).isEmpty();
        assertThat(JudgeBuild.explainingId()).isEmpty();
    }

    private static Map<String, String> with(String name, String content) {
        Map<String, String> files = new TreeMap<>(FILES);
        files.put(name, content);
        return files;
    }

    private Path jar(Map<String, String> files) throws IOException {
        Path file = temp.resolve(jars++ + ".jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(file))) {
            for (Map.Entry<String, String> content : new TreeMap<>(files).entrySet()) {
                JarEntry one = new JarEntry(content.getKey());
                one.setTime(0);
                out.putNextEntry(one);
                out.write(content.getValue().getBytes(UTF_8));
            }
        }
        return file;
    }
}
