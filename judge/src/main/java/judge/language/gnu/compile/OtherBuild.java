package judge.language.gnu.compile;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import judge.language.Compilation.Compiled;
import judge.language.Compilation.Diagnostic;
import judge.language.Rerun;
import judge.language.gnu.toolchain.GnuSampler;
import judge.language.gnu.toolchain.GnuSanitizers;
import judge.language.gnu.toolchain.GnuToolchain;
import judge.sandbox.Mount;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Sandbox;
import judge.source.LanguageName;
import judge.submission.SourceFile;
import judge.submission.SourceText;
import judge.submission.SourceTexts;
import judge.submission.Submission;

/**
 * Builds submissions that compile in other ways, to find out why they fail: with sanitizers, or with local variables
 * that begin with a value; or why they are slow: with a sampler in them.
 *
 * <p>Each build may take so much CPU time ({@code within}); what is ended for its time is told to the look's clock.
 *
 * @param folder the folder where sources are laid down
 */
public record OtherBuild(Sandbox sandbox, GnuToolchain toolchain, LanguageName language, Path folder) {

    private static final String DEBUGGED = "-D_GLIBCXX_DEBUG";

    private static final List<String> WARNINGS = List.of("-Wall", "-Wextra");

    /** The folder in which a sampled program claims to have its own files. */
    public static final String SAMPLED_SOURCES = "/submission";

    /**
     * The result of building.
     *
     * @param warnings the compiler's warnings, with those that are not on by default
     * @param units the names of the files that were compiled
     * @param used the CPU time of building
     */
    @SuppressWarnings("ArrayRecordComponent")
    public record Built(byte[] program, List<Diagnostic> warnings, List<String> units, Duration used) {

        /** Returns the program to be laid down and run. */
        public Compiled compiled() {
            Map<String, byte[]> files = Map.of(GnuCompiler.PROGRAM, program);
            return new Compiled(files, GnuCompiler.PROGRAM, Optional.empty(), List.of(), Duration.ZERO);
        }
    }

    /** Builds with sanitizers; empty where it takes longer. */
    public Optional<Built> sanitized(Rerun failed, Duration within, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        GnuSanitizers sanitizers = toolchain.sanitizers();
        return built(
                failed, within, processors, new Way(GnuSanitizers.OPTIONS, Optional.of(sanitizers), Optional.empty()));
    }

    /**
     * Builds with sanitizers and a library that checks its iterators; without precompiled headers, as few programs are
     * so built.
     */
    public Optional<Built> debugged(Rerun failed, Duration within, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        List<String> options = new ArrayList<>(GnuSanitizers.OPTIONS);
        options.addAll(List.of("-O0", DEBUGGED));
        return built(
                failed, within, processors, new Way(options, Optional.of(toolchain.sanitizers()), Optional.empty()));
    }

    /**
     * Builds a program in which local variables begin with a value.
     *
     * @param value {@code zero} or {@code pattern}
     */
    public Optional<Built> filled(String value, Rerun failed, Duration within, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        // Else GCC 14 and newer forget in an object's constructor what the object has been filled with.
        List<String> options = List.of("-ftrivial-auto-var-init=" + value, "-fno-lifetime-dse");
        return built(failed, within, processors, new Way(options, Optional.empty(), Optional.empty()));
    }

    /**
     * Builds a program with the sampler, otherwise as it is judged. It says that the files of the submission are below
     * {@link #SAMPLED_SOURCES}.
     */
    public Optional<Built> sampled(Rerun failed, Duration within, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        Way way = new Way(GnuSampler.OPTIONS, Optional.empty(), Optional.of(toolchain.sampler()));
        return built(failed, within, processors, way);
    }

    /**
     * Builds the program as it is judged, with another text in place of its only source.
     *
     * @param wrong takes the errors where it does not compile, and the CPU time that this took
     */
    public Optional<Built> changed(
            Rerun failed,
            String text,
            Duration within,
            BiConsumer<List<Diagnostic>, Duration> wrong,
            Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        SourceFile source =
                new SourceFile(failed.submission().sources().get(0).path(), text.getBytes(StandardCharsets.UTF_8));
        Way way = new Way(
                List.of("-w", "-fmax-errors=200", "-ftrack-macro-expansion=0"), Optional.empty(), Optional.empty());
        BiConsumer<List<Diagnostic>, Duration> errors = (said, used) -> wrong.accept(
                said.stream().filter(one -> one.kind().equals("error")).toList(), used);
        return built(failed.submission().with(List.of(source)), failed, within, processors, way, errors);
    }

    /** The ways of building that differ from the usual one. */
    private record Way(List<String> options, Optional<GnuSanitizers> sanitizers, Optional<GnuSampler> sampler) {}

    private Optional<Built> built(Rerun failed, Duration within, Set<Integer> processors, Way way)
            throws IOException, SandboxException, InterruptedException {
        return built(failed.submission(), failed, within, processors, way, (said, used) -> {});
    }

    private Optional<Built> built(
            Submission submission,
            Rerun failed,
            Duration within,
            Set<Integer> processors,
            Way way,
            BiConsumer<List<Diagnostic>, Duration> refused)
            throws IOException, SandboxException, InterruptedException {
        String standard = failed.limits().languages().standard(language);
        GnuStep step = new GnuStep(sandbox, failed.limits().compiledWithin(within), processors);
        Optional<Built> built = built(submission, standard, step, way, refused);
        step.late().ifPresent(failed.clock()::givesUp);
        return built;
    }

    private Optional<Built> built(
            Submission submission,
            String standard,
            GnuStep step,
            Way way,
            BiConsumer<List<Diagnostic>, Duration> refused)
            throws IOException, SandboxException, InterruptedException {
        try (LaidSources sources = LaidSources.of(submission, language, folder)) {
            Units units = new Units(submission, sources, standard, step, way);
            for (String unit : sources.names()) {
                Optional<byte[]> assembly = units.assembly(unit);
                if (assembly.isEmpty()) {
                    refused.accept(units.warnings, step.used());
                    return Optional.empty();
                }
                if (!units.assemble(assembly.get())) {
                    return Optional.empty();
                }
            }
            return linked(units.objects, step, way)
                    .map(content -> new Built(content, units.warnings, sources.names(), step.used()));
        }
    }

    private Optional<byte[]> linked(Map<String, byte[]> objects, GnuStep step, Way way)
            throws SandboxException, InterruptedException {
        List<String> names = List.copyOf(objects.keySet());
        return step.run(
                        way.sanitizers()
                                .map(found -> found.link(sandbox, names, GnuCompiler.PROGRAM))
                                .orElseGet(() -> toolchain.link(sandbox, language, names, GnuCompiler.PROGRAM)),
                        List.of(way.sanitizers().map(GnuSanitizers::mount).orElseGet(toolchain::mount)),
                        objects,
                        GnuCompiler.PROGRAM)
                .output();
    }

    /** The files of a submission, as they are compiled in one way. */
    private final class Units {

        private final LaidSources sources;
        private final String standard;
        private final GnuStep step;
        private final String seen;
        private final List<Mount> mounts;
        private final List<String> options;
        private final GnuText reader;
        private final List<Diagnostic> warnings = new ArrayList<>();
        private final Map<String, byte[]> objects = new LinkedHashMap<>();

        Units(Submission submission, LaidSources sources, String standard, GnuStep step, Way way)
                throws IOException, SandboxException, InterruptedException {
            Map<String, SourceText> texts = SourceTexts.of(submission).texts();
            Mount mount = new Mount(sources.folder().path().toAbsolutePath(), GnuCompiler.SOURCE);
            this.sources = sources;
            this.standard = standard;
            this.step = step;
            seen = sandbox.seenAs(mount);
            mounts = new ArrayList<>(List.of(toolchain.mount(), mount));
            options = new ArrayList<>(way.options());
            options.addAll(options.contains("-w") ? List.of() : WARNINGS);
            boolean all = submission.sources().stream().anyMatch(Headers::hasAll);
            if (way.sampler().isPresent()) {
                options.add("-fdebug-prefix-map=" + seen + "=" + SAMPLED_SOURCES);
                objects.put("sampler.o", way.sampler().get().object());
            } else if (language.equals(LanguageName.CPP) && all && !options.contains(DEBUGGED)) {
                Headers.all(toolchain, standard, way.sanitizers().isPresent(), way.options())
                        .ifPresent(this::include);
            }
            reader = new GnuText(
                    path -> GnuCompiler.within(path, seen, sources),
                    (file, line) -> texts.containsKey(file) ? texts.get(file).line(line) : "");
        }

        private void include(Mount headers) {
            mounts.add(headers);
            options.addAll(List.of("-I", sandbox.seenAs(headers)));
        }

        /** Compiles one; empty where it is refused. */
        Optional<byte[]> assembly(String unit) throws SandboxException, InterruptedException {
            List<String> own = new ArrayList<>(options);
            own.addAll(sources.including(unit, seen));
            GnuStep.Result assembly = step.run(
                    toolchain.compile(sandbox, language, standard, own, seen + "/" + unit, "unit.s"),
                    mounts,
                    Map.of(),
                    "unit.s");
            warnings.addAll(reader.read(assembly.said()));
            return assembly.output();
        }

        /** Makes its object file; tells whether that went well. */
        boolean assemble(byte[] assembly) throws SandboxException, InterruptedException {
            GnuStep.Result object = step.assembled(toolchain, language, assembly);
            object.output().ifPresent(content -> objects.put("unit-" + objects.size() + ".o", content));
            return object.output().isPresent();
        }
    }
}
