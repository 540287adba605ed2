package judge.service.problem;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The rules by which output is judged, as a form has them.
 *
 * @param caseSensitive whether letters must have the same case
 * @param spaceSensitive whether white space must be the same
 * @param relative tolerance of numbers as it is typed; empty: none
 * @param arguments other arguments of the checker
 */
public record CheckingSettings(
        Way way,
        boolean caseSensitive,
        boolean spaceSensitive,
        String relative,
        String absolute,
        List<String> arguments) {

    private static final String KEY = "output_validator_args";
    private static final String CASE = "case_sensitive";
    private static final String SPACE = "space_change_sensitive";
    private static final String OWN_FOLDER = "output_validator/";
    private static final String INTERACTIVE = "interactive";
    private static final String PASSES = "multi-pass";
    private static final Pattern TOLERANCE = Pattern.compile("float_(relative_|absolute_|)tolerance");
    private static final Pattern FOLDER = Pattern.compile("(data/(?:sample|secret(?:/[^/]+)?))/[^/]+\\.in");

    public CheckingSettings {
        arguments = List.copyOf(arguments);
    }

    /** The ways in which a problem can judge output: the built-in checkers, and programs of its own. */
    public enum Way {
        TOKEN,
        EXACT,
        FLOAT,
        SUDOKU,
        OWN,
        INTERACTIVE,
        MULTI_PASS,
        INTERACTIVE_MULTI_PASS;

        private static final Set<Way> PROGRAMS = Set.of(OWN, INTERACTIVE, MULTI_PASS, INTERACTIVE_MULTI_PASS);

        /** Tells whether it needs a program of the problem's own. */
        public boolean isProgram() {
            return PROGRAMS.contains(this);
        }

        private boolean talks() {
            return this == INTERACTIVE || this == INTERACTIVE_MULTI_PASS;
        }

        private boolean goesOn() {
            return this == MULTI_PASS || this == INTERACTIVE_MULTI_PASS;
        }

        private static Way of(PackageYaml yaml) {
            List<String> types = yaml.words(PackageYaml.PROBLEM, "type");
            if (types.contains(CheckingSettings.INTERACTIVE)) {
                return types.contains(PASSES) ? INTERACTIVE_MULTI_PASS : INTERACTIVE;
            }
            if (types.contains(PASSES)) {
                return MULTI_PASS;
            }
            String named = yaml.text(PackageYaml.JUDGE, "checker");
            Way built = Stream.of(EXACT, FLOAT, SUDOKU)
                    .filter(one -> one.name().equalsIgnoreCase(named))
                    .findFirst()
                    .orElse(TOKEN);
            return yaml.below(OWN_FOLDER).isEmpty() ? built : OWN;
        }
    }

    /** The rules of a package. */
    public static CheckingSettings of(PackageYaml yaml) {
        Way way = Way.of(yaml);
        List<String> all = folders(yaml).stream()
                .map(folder -> yaml.words(folder + PackageYaml.GROUP, KEY))
                .filter(words -> !words.isEmpty())
                .reduce((sample, secret) -> secret)
                .orElse(List.of());
        if (way.isProgram()) {
            return new CheckingSettings(way, false, false, "", "", all);
        }
        String relative = "";
        String absolute = "";
        for (int i = 0; i + 1 < all.size(); i++) {
            Matcher tolerance = TOLERANCE.matcher(all.get(i));
            if (tolerance.matches()) {
                relative = tolerance.group(1).startsWith("a") ? relative : all.get(i + 1);
                absolute = tolerance.group(1).startsWith("r") ? absolute : all.get(i + 1);
            }
        }
        return new CheckingSettings(way, all.contains(CASE), all.contains(SPACE), relative, absolute, List.of());
    }

    /** The folders whose settings cases have: those that hold some. */
    private static List<String> folders(PackageYaml yaml) {
        return yaml.files().stream()
                .map(FOLDER::matcher)
                .filter(Matcher::matches)
                .map(path -> path.group(1))
                .distinct()
                .toList();
    }

    /**
     * Makes them the rules of a package.
     *
     * @return what becomes of programs: those that are not asked any more go
     */
    public List<FileChange> in(PackageYaml yaml) {
        List<String> types = new ArrayList<>(yaml.words(PackageYaml.PROBLEM, "type"));
        types.removeAll(List.of(INTERACTIVE, PASSES));
        if (way.talks()) {
            types.add(INTERACTIVE);
        }
        if (way.goesOn()) {
            types.add(PASSES);
        }
        if (!types.equals(yaml.words(PackageYaml.PROBLEM, "type"))) {
            yaml.setAll(PackageYaml.PROBLEM, types, "type");
        }
        boolean named = way != Way.TOKEN && !way.isProgram();
        yaml.set(PackageYaml.JUDGE, named ? way.name().toLowerCase(Locale.ROOT) : "", "checker");
        for (String folder : folders(yaml)) {
            yaml.setAll(folder + PackageYaml.GROUP, words(), KEY);
        }
        return way.isProgram()
                ? List.of()
                : yaml.below(OWN_FOLDER).stream().map(FileChange::deleted).toList();
    }

    private List<String> words() {
        if (way.isProgram()) {
            return arguments;
        }
        List<String> words = new ArrayList<>();
        if (way == Way.TOKEN || way == Way.FLOAT) {
            if (caseSensitive) {
                words.add(CASE);
            }
            if (spaceSensitive) {
                words.add(SPACE);
            }
            tolerance(words, "float_relative_tolerance", relative);
            tolerance(words, "float_absolute_tolerance", absolute);
        }
        return words;
    }

    private static void tolerance(List<String> words, String name, String typed) {
        if (!typed.isBlank()) {
            words.addAll(List.of(name, typed.strip()));
        }
    }
}
