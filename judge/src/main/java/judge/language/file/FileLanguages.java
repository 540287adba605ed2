package judge.language.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import judge.language.Allowance;
import judge.language.Language;
import judge.problem.yaml.Faults;
import judge.problem.yaml.YamlMap;
import judge.problem.yaml.YamlReader;
import judge.reason.Reason;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Sandbox;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import judge.source.Syntax;

/** The languages that files describe: those in the judge, and those of a folder of the user's own. */
public final class FileLanguages {

    private static final String FOLDER = "/judge/language/file/";
    private static final String ENDING = ".yaml";

    private FileLanguages() {}

    /** The language with that name; empty where no file describes it. */
    public static Optional<LanguageFile> find(LanguageName name) {
        return OwnLanguages.find(name.code()).or(() -> shipped(name.code()));
    }

    private static Optional<LanguageFile> shipped(String code) {
        return resource(FOLDER + code + ENDING).map(text -> {
            Faults faults = new Faults();
            return LanguageFileReader.read(code, text, code + ENDING, faults)
                    .orElseThrow(() -> new IllegalStateException(faults.list().toString()));
        });
    }

    /** The small programs of a language, also of one that is built in; none where it has none. */
    public static Map<LanguageFile.Sample, String> programs(LanguageName name) {
        return find(name)
                .map(LanguageFile::programs)
                .or(() -> builtIn(name.code()).map(SampleReader::of))
                .orElse(Map.of());
    }

    /** The syntaxes of all languages, also of those that are built in. */
    public static final class Syntaxes implements Syntax.Source {

        @Override
        public Optional<Syntax> syntax(String code) {
            Optional<Syntax> said = said(code);
            return said.filter(one -> !one.language().equals(code))
                    .flatMap(one -> said(one.language()))
                    .or(() -> said);
        }

        private static Optional<Syntax> said(String code) {
            return LanguageNames.known().ofCode(code).flatMap(name -> find(name)
                    .map(LanguageFile::syntax)
                    .orElseGet(() -> builtIn(code).flatMap(yaml -> SyntaxReader.of(yaml, code))));
        }
    }

    /** The file of a language that has code of its own, with nothing but small programs and the syntax. */
    private static Optional<YamlMap> builtIn(String code) {
        return resource(FOLDER + "built-in/" + code + ENDING)
                .map(text -> YamlReader.read(text, code, new Faults()).orElseThrow());
    }

    private static Optional<String> resource(String file) {
        try (InputStream in = FileLanguages.class.getResourceAsStream(file)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new IllegalStateException(file, e);
        }
    }

    /**
     * Makes a language ready: its root folder is made, and what it needs for itself is measured, where the cache does
     * not have them yet.
     *
     * @param sandbox everything runs in it
     * @param cache folder for what is kept between runs
     * @param folder the folder where programs are laid down
     * @param processors to measure on
     * @throws SandboxException also where a tool is missing, with what is to be installed
     */
    public static Language open(
            LanguageFile language, Sandbox sandbox, Path cache, Path folder, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        ToolRoot root = ToolRoot.of(language, cache);
        FileCompiler compiler = new FileCompiler(language, sandbox, root);
        RunRoot runRoot = RunRoot.of(language, root, sandbox, folder);
        FileRuntime runtime = FileRuntime.unmeasured(language, sandbox, runRoot, folder);
        Optional<String> nothing = language.program(LanguageFile.Sample.NOTHING);
        if (nothing.isPresent()) {
            String key = runtime.surroundings() + sandbox.isolation();
            Allowance needs = new RuntimeNeeds(compiler, runtime, processors).of(nothing.get(), cache, key);
            runtime = runtime.allowing(needs);
        }
        return new Language(language.name(), compiler, runtime);
    }

    /** Tells whether a language could not be opened because its tools are not installed here. */
    public static boolean isMissing(SandboxException e) {
        return e.why() instanceof Reason reason && reason.code() == LanguageFault.LANGUAGE_NOT_INSTALLED;
    }

    /** Returns the codes of the languages whose tools this host has. */
    public static Set<String> installed() {
        return LanguageNames.known().all().stream()
                .flatMap(name -> find(name).stream())
                .filter(FileLanguages::isInstalled)
                .map(file -> file.name().code())
                .collect(Collectors.toSet());
    }

    private static boolean isInstalled(LanguageFile language) {
        return HostTools.absence(language).isEmpty();
    }

    /** The reason why a language's tools are not there, with what is to be installed; empty where they are. */
    public static Optional<Object> absence(LanguageFile language) {
        return HostTools.absence(language);
    }

    /** Returns what the language's compiler or interpreter says of its version; empty where it is not installed. */
    public static Optional<String> version(LanguageFile language) {
        Optional<GuestTools> guest = language.guest();
        if (guest.isPresent()) {
            return guest.filter(GuestTools::areInstalled)
                    .map(tools -> language.name().title() + " " + tools.version());
        }
        try {
            return Optional.of(HostTools.find(language, System.getenv()).version(language));
        } catch (SandboxException e) {
            return Optional.empty();
        }
    }
}
