package judge.foreign;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import judge.foreign.ForeignException.Cause;

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

    private Layouts() {}

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

    private static boolean isArchive(String file) {
        return file.matches("(?i).*\\.(?:zip|rar|7z|tar|tgz|gz|xz)");
    }

    /** Tells whether a file has a name of an input of test cases. */
    static boolean isInput(String file) {
        return file.matches("(?i).*\\.in\\d*|(?:.*/)?input[^/]*\\.txt");
    }
}
