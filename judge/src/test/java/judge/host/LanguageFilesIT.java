package judge.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import judge.engine.Toolchain;
import judge.engine.Toolchains;
import judge.language.file.FileLanguages;
import judge.language.file.LanguageFile;
import judge.schedule.Priority;
import judge.schedule.ProcessorPool;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The files of languages say what is true of their tools: five small programs get the verdicts that they must get. */
class LanguageFilesIT {

    private static final String PERL = "perl";

    private static Toolchain toolchain;

    @BeforeAll
    static void opens() throws Exception {
        toolchain = Toolchains.isolated(Integer.MAX_VALUE);
    }

    @AfterAll
    static void closes() throws Exception {
        toolchain.close();
    }

    /** {@code -Dlanguage=CODE,...} chooses some. */
    static Stream<LanguageName> ofFiles() {
        String wanted = System.getProperty("language", "");
        return LanguageNames.known().all().stream()
                .filter(one -> !LanguageNames.BUILT_IN.all().contains(one)
                        && !one.code().equals(PERL))
                .filter(one -> wanted.isEmpty() || List.of(wanted.split(",")).contains(one.code()));
    }

    private static LanguageTrial trial(LanguageName name) throws Exception {
        LanguageFile file = FileLanguages.find(name).orElseThrow();
        assertThat(FileLanguages.version(file)).as(file.installing()).isPresent();
        try (ProcessorPool.Lease core = toolchain.pool().take(Priority.FIRST)) {
            return LanguageTrial.of(name, toolchain.languages()::of, file.programs(), core.processor());
        }
    }

    @Test
    void perlIsOnEveryDebianAndGetsTheRightVerdicts() throws Exception {
        assertThat(trial(LanguageNames.known().ofCode(PERL).orElseThrow()).verdicts())
                .isEqualTo(LanguageTrial.WANTED);
    }

    @Tag("languages")
    @ParameterizedTest
    @MethodSource("ofFiles")
    void everyLanguageGetsTheRightVerdicts(LanguageName name) throws Exception {
        LanguageTrial trial = trial(name);

        assertThat(trial.verdicts()).as(trial.version()).isEqualTo(LanguageTrial.WANTED);
    }
}
