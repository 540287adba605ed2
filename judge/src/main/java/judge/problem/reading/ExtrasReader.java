package judge.problem.reading;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import judge.problem.PackageExtras;
import judge.problem.ProcessStart;
import judge.problem.yaml.Faults;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.PackageIndex;
import judge.problem.yaml.YamlMap;
import judge.source.LanguageNames;

/** Reads the files that a package has for all submissions. */
final class ExtrasReader {

    /** The folder of files for all submissions. */
    private static final String FOLDER = "include";

    private static final int MOST_FILES = 100;

    private ExtrasReader() {}

    /**
     * Reads the extras of a package.
     *
     * @param codeBytes the size that a submission may have
     */
    static PackageExtras read(PackageIndex index, long codeBytes, Faults faults) {
        Map<String, Map<String, Path>> included = new TreeMap<>();
        for (String language : index.children(FOLDER)) {
            Map<String, Path> files = files(index, language, faults);
            if (!files.isEmpty()) {
                included.put(language, files);
            }
        }
        boolean given = index.problemYaml(new Faults())
                .flatMap(yaml -> yaml.map("limits"))
                .map(YamlMap::withoutEmpty)
                .filter(limits -> limits.has("code"))
                .isPresent();
        long juryBytes = given ? codeBytes : Math.max(codeBytes, PackageExtras.JURY_CODE_BYTES);
        return new PackageExtras(index.constants(), included, juryBytes, Optional.empty());
    }

    private static Map<String, Path> files(PackageIndex index, String language, Faults faults) {
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
        return files;
    }

    /** Submissions that are put together with such a file would only be seen to end badly. */
    private static void warnOfProcesses(
            PackageIndex index, String folder, Map<String, Path> files, String language, Faults faults) {
        files.forEach((name, file) -> ProcessStart.in(file, language).ifPresent(by -> faults.warnings()
                .add(index.shown(PackageIndex.join(folder, name)), PackageFault.PROCESS_STARTED, by, language)));
    }

    private static boolean isKnown(String language) {
        return language.equals(PackageExtras.DEFAULT)
                || LanguageNames.known().ofCode(language).isPresent();
    }
}
