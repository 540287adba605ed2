package judge.foreign;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.foreign.ForeignException.Cause;
import judge.source.PackageMark;

/** Tells what lies in a folder that no reader knows, so that whoever has it learns what to do. */
final class Layouts {

    /** The names of judges by files that only they have. */
    private static final Map<String, String> BY_FILE = new TreeMap<>(Map.of(
            "(?:.*/)?task\\.yaml", "CMS without its input/input0.txt (task.yaml)",
            "(?:.*/)?problem\\.conf", "UOJ (problem.conf)",
            "(?:.*/)?data\\.yml", "LibreOJ (data.yml)",
            "(?:.*/)?init\\.yml", "DMOJ (init.yml)",
            "(?:.*/)?subtasks\\.json", "TPS (subtasks.json)",
            "(?:.*/)?statements/(?:es|en|pt)\\.markdown", "omegaUp (statements, cases)",
            "(?:.*/)?doc/[^/]*zad[^/]*\\.(?:tex|pdf|odt)", "SIO2 (sinol)"));

    /** Test data as packages of this judge's format have them. */
    private static final Pattern OF_PACKAGE = Pattern.compile("((?:.*/)?)data/(?:sample|secret)/.*");

    /** The same where the folder {@code data} alone was handed on: its samples lie beside them. */
    private static final Pattern OF_DATA = Pattern.compile("((?:.*/)?)secret/.*");

    /** The end of a path that says no more than that test data are there. */
    static final String DATA_FOLDER = "(?i)(?:^|/)(?:data|tests?|testdata|secret|数据)$";

    private Layouts() {}

    /** Refuses packages of the judge's own format: their limits, checkers and samples would be lost. */
    static void refusePackages(List<String> files) throws ForeignException {
        for (String file : files) {
            String base = SourceFolder.base(file);
            if (base.equals(PackageMark.YAML) || base.equals(PackageMark.DOMJUDGE)) {
                throw new ForeignException(Cause.OWN_PACKAGE, around(file.substring(0, file.length() - base.length())));
            }
        }
        for (String file : files) {
            Matcher data = OF_PACKAGE.matcher(file);
            Matcher secret = OF_DATA.matcher(file);
            if (data.matches()) {
                throw new ForeignException(Cause.LACKS, around(data.group(1)), PackageMark.YAML);
            } else if (secret.matches() && hasSamples(files, secret.group(1))) {
                throw new ForeignException(Cause.LACKS, around(secret.group(1)), PackageMark.YAML);
            }
        }
    }

    private static boolean hasSamples(List<String> files, String folder) {
        return files.stream().anyMatch(file -> file.startsWith(folder + "sample/"));
    }

    private static String around(String folder) {
        return folder.isEmpty() ? "." : folder.substring(0, folder.length() - 1);
    }

    /** Makes the exception that says why there is no problem in a folder. */
    static ForeignException unknown(SourceFolder source, String folder) throws ForeignException {
        List<String> files = source.files();
        if (source.has("contest.xml")) {
            return new ForeignException(Cause.CONTEST_ALONE, folder);
        }
        Optional<String> format = format(source, files);
        if (format.isPresent()) {
            return new ForeignException(Cause.OTHER_FORMAT, folder, format.get());
        }
        if (!files.isEmpty() && files.stream().allMatch(Layouts::isArchive)) {
            return new ForeignException(Cause.ARCHIVES_ALONE, folder, files.get(0));
        }
        Optional<String> input = files.stream().filter(Layouts::isInput).findFirst();
        return input.isPresent()
                ? new ForeignException(Cause.DATA_ALONE, folder, input.get())
                : new ForeignException(Cause.UNKNOWN_LAYOUT, folder);
    }

    private static Optional<String> format(SourceFolder source, List<String> files) throws ForeignException {
        for (String file : files) {
            if (file.matches("(?:.*/)?problem\\.json") && source.begin(file).contains("\"test_case_score\"")) {
                return Optional.of("QDUOJ (problem.json)");
            }
            if (file.matches("(?:.*/)?config\\.yml") && source.begin(file).contains("timeLimit:")) {
                return Optional.of("Luogu (config.yml)");
            }
        }
        return BY_FILE.entrySet().stream()
                .filter(one -> files.stream().anyMatch(file -> file.matches(one.getKey())))
                .map(Map.Entry::getValue)
                .findFirst();
    }

    /** The folders of samples by those of the test data that they belong to: beside them, or around them. */
    static SortedMap<String, String> samples(SortedSet<String> folders) {
        SortedMap<String, String> samples = new TreeMap<>();
        for (String place : folders) {
            String around = place.substring(0, Math.max(0, place.lastIndexOf('/')));
            List<String> others = folders.stream()
                    .filter(other -> !other.equals(place) && !CaseNames.holdsSamples(other))
                    .filter(other -> other.equals(around)
                            || other.replaceFirst(DATA_FOLDER, "").equals(around))
                    .toList();
            if (CaseNames.holdsSamples(place) && others.size() == 1) {
                samples.putIfAbsent(others.get(0), place);
            }
        }
        return samples;
    }

    private static boolean isArchive(String file) {
        return file.matches("(?i).*\\.(?:zip|rar|7z|tar|tgz|gz|xz)");
    }

    /** Tells whether a file has a name of an input of test cases. */
    static boolean isInput(String file) {
        return file.matches("(?i).*\\.in\\d*|(?:.*/)?input[^/]*\\.txt");
    }
}
