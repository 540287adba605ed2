package judge.problem.reading;

import java.util.List;
import java.util.stream.Stream;
import judge.problem.PackageWalk;
import judge.problem.Problem;
import judge.problem.yaml.Faults;
import judge.problem.yaml.Yaml;
import judge.source.LanguageNames;
import judge.source.PackageMark;

/** The keywords of a package, on which no verdict depends. */
public final class PackageKeywords {

    private static final String KEY = "keywords";

    private PackageKeywords() {}

    /** Returns the keywords of a problem that could be read; those that make no sense are left out. */
    public static List<String> of(Problem problem) {
        Faults ignored = new Faults();
        return PackageWalk.walk(problem.folder(), LanguageNames.known(), ignored)
                .yaml(PackageMark.YAML, ignored)
                .map(yaml -> yaml.value(KEY).orElse(null) instanceof Yaml.Scalar
                        ? yaml.mild().text(KEY).map(PackageKeywords::split).orElse(List.of())
                        : yaml.mild().texts(KEY))
                .orElse(List.of());
    }

    /** Splits the text that has all of them in older packages. */
    private static List<String> split(String text) {
        return Stream.of(text.split(text.contains(",") ? "," : "\\s+"))
                .map(String::strip)
                .filter(word -> !word.isEmpty())
                .toList();
    }
}
