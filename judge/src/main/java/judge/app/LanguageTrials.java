package judge.app;

import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import judge.engine.Toolchain;
import judge.host.LanguageTrial;
import judge.language.file.FileLanguages;
import judge.language.file.LanguageFile;
import judge.language.file.OwnLanguages;
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
     * @param absence the reason why it is not installed, with the command that installs it; empty where it is
     */
    public record Found(
            LanguageName language, Optional<LanguageTrial> trial, Optional<Object> failure, Optional<Object> absence) {

        /** Tells whether it works, or is not there. */
        public boolean isWell() {
            return failure.isEmpty() && trial.map(LanguageTrial::isWell).orElse(true);
        }
    }

    /**
     * Tries one language after the other, those of the user's own first; takes some seconds for each.
     *
     * @param only codes of those that are tried; none: all
     * @param told gets what was found of each
     */
    public static void take(Set<String> only, Consumer<Found> told) throws HostFailure, InterruptedException {
        try (ToolchainPreloader preloader = ToolchainPreloader.none();
                Toolchain toolchain = preloader.toolchain(JudgeOptions.usual());
                ProcessorPool.Lease core = toolchain.pool().take(Priority.FIRST)) {
            for (LanguageName name : inOrder(only)) {
                told.accept(found(name, toolchain, core));
            }
        } catch (SandboxException | IOException e) {
            throw new HostFailure(String.valueOf(e.getMessage()), e);
        }
    }

    /** The languages that are tried, in their order. */
    static List<LanguageName> inOrder(Set<String> only) {
        return LanguageNames.known().all().stream()
                .filter(name -> only.isEmpty() || only.contains(name.code()))
                .sorted(Comparator.comparing(
                        name -> OwnLanguages.find(name.code()).isEmpty()))
                .toList();
    }

    private static Found found(LanguageName name, Toolchain toolchain, ProcessorPool.Lease core)
            throws InterruptedException {
        Optional<Object> absence = FileLanguages.find(name).flatMap(FileLanguages::absence);
        if (absence.isPresent()) {
            return new Found(name, Optional.empty(), Optional.empty(), absence);
        }
        Map<LanguageFile.Sample, String> programs = FileLanguages.programs(name);
        try {
            LanguageTrial trial = LanguageTrial.of(name, toolchain.languages()::of, programs, core.processor());
            return new Found(name, Optional.of(trial), Optional.empty(), Optional.empty());
        } catch (SandboxException e) {
            return new Found(name, Optional.empty(), Optional.of(e.why()), Optional.empty());
        }
    }
}
