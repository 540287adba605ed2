package judge.problem;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import judge.problem.yaml.Constants;

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
    public static final long JURY_CODE_BYTES = 1 << 20;

    /** The extras of most packages. */
    public static final PackageExtras NONE =
            new PackageExtras(Constants.NONE, Map.of(), JURY_CODE_BYTES, Optional.empty());

    /** The folder with what is for all languages. */
    public static final String DEFAULT = "default";

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

    /** The same with a static validator, where there is one that is used. */
    public PackageExtras with(Optional<StaticValidator> used) {
        return new PackageExtras(constants, included, juryCodeBytes, used);
    }
}
