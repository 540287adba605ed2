package judge.language.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import judge.problem.yaml.Faults;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.ProblemFormatException;
import judge.problem.yaml.YamlMap;
import judge.problem.yaml.YamlReader;
import judge.reason.Fault;
import judge.sandbox.SandboxException;
import judge.source.LanguageName;
import judge.source.LanguageNames;

/** The languages that a folder of the user's own describes, for the rest of this process. */
public final class OwnLanguages {

    private static final String ENDING = ".yaml";

    private static final Map<String, LanguageFile> ALL = new ConcurrentHashMap<>();
    private static final List<Fault> WARNINGS = new CopyOnWriteArrayList<>();

    /** The reasons why languages cannot start, by their codes; tools are asked once, as they take their time. */
    private static final Map<String, Optional<Object>> FAILURES = new ConcurrentHashMap<>();

    private OwnLanguages() {}

    /**
     * Reads a folder and makes its languages known.
     *
     * @return what is allowed and seldom meant, by file, line and key
     * @throws ProblemFormatException with all that is wrong with the files, by file, line and key
     */
    public static List<Fault> add(Path folder) throws ProblemFormatException {
        Faults faults = new Faults();
        List<LanguageFile> read = List.of();
        try (Stream<Path> files = Files.list(folder)) {
            read = all(
                    files.filter(one -> one.toString().endsWith(ENDING))
                            .sorted()
                            .toList(),
                    faults);
            if (read.isEmpty() && faults.list().isEmpty()) {
                faults.add(folder.toString(), LanguageFault.NO_LANGUAGE_FILES);
            }
        } catch (IOException e) {
            faults.add(folder.toString(), PackageFault.UNREADABLE, String.valueOf(e.getMessage()));
        }
        faults.throwIfAny();
        read.forEach(one -> ALL.put(one.name().code(), one));
        LanguageNames.add(read.stream().map(LanguageFile::name).toList());
        WARNINGS.addAll(faults.warnings().list());
        return faults.warnings().list();
    }

    private static List<LanguageFile> all(List<Path> files, Faults faults) throws IOException {
        List<LanguageFile> read = new ArrayList<>();
        LanguageNames names = LanguageNames.known();
        for (Path file : files) {
            Optional<LanguageFile> language = read(file, names, faults);
            if (language.isPresent()) {
                read.add(language.get());
                names = names.with(List.of(language.get().name()));
            }
        }
        return read;
    }

    private static Optional<LanguageFile> read(Path file, LanguageNames names, Faults faults) throws IOException {
        String name = file.getFileName().toString();
        String code = name.substring(0, name.length() - ENDING.length());
        String text = Files.readString(file);
        Optional<LanguageFile> language = LanguageFileReader.read(code, text, file.toString(), faults);
        if (language.isPresent()) {
            YamlMap yaml = YamlReader.read(text, file.toString(), faults).orElseThrow();
            compareEndings(language.get().name(), names, yaml);
            if (HostTools.absence(language.get()).isEmpty()) {
                Optional<YamlMap> sees = yaml.map("sees");
                if (sees.isPresent()) {
                    compareWithHost(language.get().sees(), sees.get());
                }
            }
        }
        return language;
    }

    private static void compareEndings(LanguageName language, LanguageNames others, YamlMap yaml) {
        for (String ending : language.endings()) {
            others.all().stream()
                    .filter(other -> !other.code().equals(language.code()) && other.isTold("main" + ending))
                    .findFirst()
                    .ifPresent(other -> yaml.mild()
                            .fault(
                                    "endings",
                                    LanguageFault.ENDING_SHARED,
                                    ending,
                                    other.title(),
                                    "main." + language.code() + ending));
        }
    }

    /** A name that is misspelt would be missed by the first program that needs the files, with words of its own. */
    private static void compareWithHost(LanguageFile.Sees sees, YamlMap yaml) throws IOException {
        for (String name : sees.packages()) {
            if (HostPackages.areKnown()
                    && HostPackages.matching(List.of(name)).versions().isEmpty()) {
                yaml.found("packages", LanguageFault.PACKAGE_NOT_INSTALLED, name);
            }
        }
        for (String path : sees.paths()) {
            if (HostTools.matching(path).isEmpty()) {
                yaml.found("paths", LanguageFault.PATH_NOT_THERE, path);
            }
        }
    }

    /** The language with a code; empty where none of the user's own has it. */
    public static Optional<LanguageFile> find(String code) {
        return Optional.ofNullable(ALL.get(code));
    }

    /** Returns what is allowed in the files and seldom meant. */
    public static List<Fault> warnings() {
        return List.copyOf(WARNINGS);
    }

    /** Returns the reasons why some cannot start here, by their codes; the tools of each are asked once. */
    public static Map<String, Object> failures() {
        Map<String, Object> failures = new TreeMap<>();
        ALL.forEach((code, language) ->
                FAILURES.computeIfAbsent(code, one -> failure(language)).ifPresent(why -> failures.put(code, why)));
        return failures;
    }

    private static Optional<Object> failure(LanguageFile language) {
        Optional<Object> absence = HostTools.absence(language);
        if (absence.isPresent() || language.guest().isPresent()) {
            return absence;
        }
        try {
            HostTools.find(language, System.getenv()).version(language);
            return Optional.empty();
        } catch (SandboxException e) {
            return Optional.of(e.why());
        }
    }
}
