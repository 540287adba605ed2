package judge.problem.reading;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.problem.ProblemLimits;
import judge.problem.ProblemType;
import judge.problem.yaml.Credits;
import judge.problem.yaml.Faults;
import judge.problem.yaml.FormatVersion;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.PackageIndex;
import judge.problem.yaml.Yaml;
import judge.problem.yaml.YamlMap;
import judge.source.LanguageName;

/**
 * Reads a {@code problem.yaml} of format 2025-09: every key of the format is known; features that this judge does not
 * have are faults.
 */
record ProblemYaml(PackageIndex index, FormatVersion version, YamlMap yaml, Faults faults) {

    static final String VERSION = "2025-09";

    static final List<String> LICENSES =
            List.of("unknown", "public domain", "cc0", "cc by", "cc by-sa", "educational", "permission");

    /** The format's codes of languages, with those that this judge does not have. */
    private static final Set<String> CODES = Set.of(
            ("ada algol68 apl bash c cgmp cobol cpp cppgmp crystal csharp d dart elixir erlang forth fortran fsharp"
                            + " gerbil go haskell java javaalgs4 javascript julia kotlin lisp lua modula2 nim"
                            + " objectivec ocaml octave odin pascal perl php prolog python2 python3 python3numpy"
                            + " racket ruby rust scala simula smalltalk snobol swift typescript visualbasic zig")
                    .split(" "));

    /** Keys that a verdict depends on. */
    private static final Set<String> MATTERING =
            Set.of("type", "limits", "languages", "constants", "allow_file_writing", "problem_format_version");

    Metadata read() {
        yaml.value("problem_format_version");
        YamlMap given = yaml.withoutEmpty();
        LimitsReader limits = new LimitsReader(index, given, faults);
        ProblemType type = new TypeReader(given, limits).type();
        yaml.mild().text("uuid");
        ProblemLimits problem = limits.problem(limits.cpuTime());
        Metadata metadata = new Metadata(
                version,
                type,
                LegacyGrading.plain(type.scoring() && awards()),
                names(yaml.mild()),
                problem,
                limits.inferred(),
                limits.validator(type.interactive()),
                List.of(),
                given.flag("allow_file_writing").orElse(false),
                Optional.empty(),
                false,
                languages(index, given));
        limits.rejectOthers();
        readOtherKeys(given);
        return metadata;
    }

    private void readOtherKeys(YamlMap given) {
        readWhatHasNoEffect(yaml.mild());
        index.substitute(new ConstantsReader(given).read());
        yaml.passOverOthers(MATTERING);
    }

    /** Tells whether there is a validator that may award points; the draft has had both names of its folder. */
    private boolean awards() {
        return index.hasFilesBelow("output_validator") || index.hasFilesBelow("output_validators");
    }

    /** The titles by language; one without a language is in English. */
    static Map<String, String> names(YamlMap yaml) {
        Optional<Yaml> value = yaml.value("name");
        if (value.isEmpty()) {
            yaml.fault("name", PackageFault.KEY_MISSING);
            return Map.of();
        }
        if (!(value.get() instanceof Yaml.Keys)) {
            return yaml.text("name").map(name -> Map.of("en", name)).orElse(Map.of());
        }
        Map<String, String> names = new LinkedHashMap<>();
        yaml.map("name").ifPresent(byLanguage -> {
            for (String language : byLanguage.keys()) {
                if (!PackageIndex.isLanguage(language)) {
                    byLanguage.found(language, PackageFault.LANGUAGE_CODE_MALFORMED);
                }
                byLanguage.text(language).ifPresent(name -> names.put(language, name));
            }
        });
        return names;
    }

    private static void readWhatHasNoEffect(YamlMap yaml) {
        yaml.text("version");
        yaml.texts("keywords");
        Credits credits = new Credits(yaml);
        credits.check();
        String license = yaml.choice("license", LICENSES).orElse("unknown");
        boolean owner = yaml.text("rights_owner").isPresent();
        if (license.equals("public domain") && owner) {
            yaml.found("rights_owner", PackageFault.OWNER_OF_PUBLIC_DOMAIN);
        }
        boolean needsOwner = !license.equals("unknown") && !license.equals("public domain");
        if (needsOwner && !owner && !credits.nameAnOwner()) {
            yaml.found("license", PackageFault.LICENSE_WITHOUT_OWNER);
        }
        yaml.text("embargo_until")
                .filter(text -> !isDate(text))
                .ifPresent(text -> yaml.found("embargo_until", PackageFault.NOT_A_DATE));
    }

    private static boolean isDate(String text) {
        try {
            if (text.endsWith("Z")) {
                LocalDateTime.parse(text, DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss'Z'"));
            } else {
                LocalDate.parse(text);
            }
            return true;
        } catch (DateTimeException e) {
            return false;
        }
    }

    /** The codes of the languages that submissions may be in; none for all. */
    static Set<String> languages(PackageIndex index, YamlMap yaml) {
        List<String> languages = yaml.value("languages").orElse(null) instanceof Yaml.Scalar
                ? yaml.words("languages")
                : yaml.texts("languages");
        if (yaml.value("languages").orElse(null) instanceof Yaml.Items && languages.isEmpty()) {
            yaml.found("languages", PackageFault.LANGUAGES_EMPTY);
        } else if (!languages.isEmpty()
                && !languages.contains("all")
                && codes(index).noneMatch(languages::contains)) {
            yaml.fault(
                    "languages",
                    PackageFault.NO_LANGUAGE_KNOWN,
                    codes(index).collect(Collectors.joining(", ")),
                    String.join(", ", languages));
        } else {
            languages.stream()
                    .filter(code -> !code.equals("all")
                            && !CODES.contains(code)
                            && codes(index).noneMatch(code::equals))
                    .forEach(code -> yaml.mild().fault("languages", PackageFault.LANGUAGE_CODE_UNKNOWN, code));
        }
        return languages.contains("all") ? Set.of() : Set.copyOf(languages);
    }

    private static Stream<String> codes(PackageIndex index) {
        return index.languages().all().stream().map(LanguageName::code);
    }
}
