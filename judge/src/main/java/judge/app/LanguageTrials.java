package judge.app;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import judge.engine.Toolchain;
import judge.host.LanguageTrial;
import judge.language.file.FileLanguages;
import judge.language.file.LanguageFile;
import judge.sandbox.SandboxException;
import judge.schedule.Priority;
import judge.schedule.ProcessorPool;
import judge.source.LanguageName;
import judge.source.LanguageNames;

/** Tries every language that this host has. */
public final class LanguageTrials {

    private LanguageTrials() {}

    /**
     * A language on this host.
     *
     * @param trial the trial of its programs; empty where it was not tried
     * @param failure the reason why it does not work; empty where it does, or is not installed
     * @param installing the command that installs it, where it is not installed
     */
    public record Found(
            LanguageName language,
            Optional<LanguageTrial> trial,
            Optional<String> failure,
            Optional<String> installing) {

        /** Tells whether it works, or is not there. */
        public boolean isWell() {
            return failure.isEmpty() && trial.map(LanguageTrial::isWell).orElse(true);
        }
    }

    /**
     * Tries one language after the other; takes some seconds for each.
     *
     * @param told gets what was found of each
     */
    public static void take(Consumer<Found> told) throws HostFailure, InterruptedException {
        try (ToolchainPreloader preloader = ToolchainPreloader.none();
                Toolchain toolchain = preloader.toolchain(JudgeOptions.usual());
                ProcessorPool.Lease core = toolchain.pool().take(Priority.FIRST)) {
            for (LanguageName name : LanguageNames.known().all()) {
                told.accept(found(name, toolchain, core));
            }
        } catch (SandboxException | IOException e) {
            throw new HostFailure(String.valueOf(e.getMessage()), e);
        }
    }

    private static Found found(LanguageName name, Toolchain toolchain, ProcessorPool.Lease core)
            throws InterruptedException {
        Optional<LanguageFile> file = FileLanguages.find(name);
        if (file.isPresent() && FileLanguages.version(file.get()).isEmpty()) {
            return new Found(
                    name,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.of(file.get().installing()));
        }
        Map<LanguageFile.Sample, String> programs = FileLanguages.programs(name);
        try {
            LanguageTrial trial = LanguageTrial.of(name, toolchain.languages()::of, programs, core.processor());
            return new Found(name, Optional.of(trial), Optional.empty(), Optional.empty());
        } catch (SandboxException e) {
            return new Found(name, Optional.empty(), Optional.of(e.why().toString()), Optional.empty());
        }
    }
}
