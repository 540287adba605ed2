package judge.problem;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import judge.source.LanguageNames;

/**
 * The files and constants that a package has for all submissions and for its own programs.
 *
 * @param constants the constants that its programs and statements may name
 * @param included files that are put beside those of a submission, by the code of its language or {@code default},
 *     by their path there
 * @param juryCodeBytes size of all source files together of a submission of the jury: the package's limit where it
 *     gives one, else more, as the package was made where the usual limit is another
 * @param staticValidator the program that looks at the sources of submissions, where a case asks for it
 */
public record PackageExtras(
        Constants constants,
        Map<String, Map<String, Path>> included,
        long juryCodeBytes,
        Optional<StaticValidator> staticValidator) {

    /**
     * A program that looks at sources.
     *
     * @param program a folder
     * @param limits of each look
     */
    public record StaticValidator(Path program, ValidatorLimits limits) {}

    /** All sources of one of the jury's submissions together, where nobody says how much they may be. */
    private static final long JURY_CODE_BYTES = 1 << 20;

    /** The extras of most packages. */
    public static final PackageExtras NONE =
            new PackageExtras(Constants.NONE, Map.of(), JURY_CODE_BYTES, Optional.empty());

    /** The folder of files for all submissions. */
    static final String FOLDER = "include";

    /** The folder with what is for all languages. */
    private static final String DEFAULT = "default";

    private static final int MOST_FILES = 100;

    public PackageExtras {
        included = Map.copyOf(included);
    }

    /** The files for a submission in a language: those for all, in place of which its own may come. */
    public Map<String, Path> includedFor(String language) {
        Map<String, Path> files = new TreeMap<>(included.getOrDefault(DEFAULT, Map.of()));
        files.putAll(included.getOrDefault(language, Map.of()));
        return files;
    }

    /** Tells whether something is put beside submissions. */
    public boolean hasIncluded() {
        return !included.isEmpty();
    }

    /**
     * Reads the extras of a package.
     *
     * @param codeBytes the size that a submission may have
     */
    static PackageExtras read(PackageIndex index, Constants constants, long codeBytes, Faults faults) {
        Map<String, Map<String, Path>> included = new TreeMap<>();
        for (String language : index.children(FOLDER)) {
            String folder = PackageIndex.join(FOLDER, language);
            Map<String, Path> files = new TreeMap<>();
            for (String file : index.filesBelow(folder, "")) {
                CaseFiles.checkSize(index, file, faults);
                files.put(file.substring(folder.length() + 1), index.path(file));
            }
            if (files.size() > MOST_FILES) {
                faults.add(index.shown(folder), PackageFault.TOO_MANY_CASE_FILES, files.size(), MOST_FILES);
            }
            if (index.hasFile(folder)) {
                faults.warnings().add(index.shown(folder), PackageFault.INCLUDE_FOLDER, FOLDER);
            } else if (!isKnown(language)) {
                faults.warnings().add(index.shown(folder), PackageFault.INCLUDE_LANGUAGE_UNKNOWN);
            }
            warnOfProcesses(index, folder, files, language, faults);
            if (!files.isEmpty()) {
                included.put(language, files);
            }
        }
        boolean given = index.problemYaml(new Faults())
                .flatMap(yaml -> yaml.map("limits"))
                .map(YamlMap::withoutEmpty)
                .filter(limits -> limits.has("code"))
                .isPresent();
        return new PackageExtras(
                constants, included, given ? codeBytes : Math.max(codeBytes, JURY_CODE_BYTES), Optional.empty());
    }

    /** Submissions that are put together with such a file would only be seen to end badly. */
    private static void warnOfProcesses(
            PackageIndex index, String folder, Map<String, Path> files, String language, Faults faults) {
        files.forEach((name, file) -> ProcessStart.in(file, language).ifPresent(by -> faults.warnings()
                .add(index.shown(PackageIndex.join(folder, name)), PackageFault.PROCESS_STARTED, by, language)));
    }

    /** The same with a static validator, where there is one that is used. */
    PackageExtras with(Optional<StaticValidator> used) {
        return new PackageExtras(constants, included, juryCodeBytes, used);
    }

    private static boolean isKnown(String language) {
        return language.equals(DEFAULT)
                || LanguageNames.BUILT_IN.ofCode(language).isPresent();
    }
}
