package judge.language.file;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import judge.digest.Sha256;
import judge.language.file.LanguageFile.Building;
import judge.language.file.LanguageFile.Running;
import judge.language.file.LanguageFile.Sees;
import judge.problem.yaml.Faults;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.YamlMap;
import judge.problem.yaml.YamlReader;
import judge.source.LanguageName;
import judge.source.LanguageNames;

/** Reads the file of a language, and tells all that is wrong with it. */
final class LanguageFileReader {

    private static final Pattern CODE = Pattern.compile("[a-z][a-z0-9]{0,15}");
    private static final Pattern ENDING = Pattern.compile("\\.[a-zA-Z0-9+_]{1,12}");
    private static final Pattern TOOL = Pattern.compile("[a-z][a-z0-9_]{0,30}");
    private static final Pattern PLACE = Pattern.compile("/\\S+|[a-zA-Z0-9][a-zA-Z0-9._+-]*");
    private static final Pattern PACKAGE = Pattern.compile("[a-z0-9][a-z0-9+.*-]*");

    /** The placeholders of every command beside the tools. */
    private static final Set<String> ALWAYS = Set.of(CommandWords.MEMORY, CommandWords.STACK);

    private static final int MOST_PROCESSES = 128;

    private final YamlMap yaml;
    private final Set<String> tools = new LinkedHashSet<>();

    private LanguageFileReader(YamlMap yaml) {
        this.yaml = yaml;
    }

    /**
     * The language; empty where anything is wrong, which is then among the faults.
     *
     * @param code the language's code: the file's name without its ending
     * @param place the file as faults name it
     */
    static Optional<LanguageFile> read(String code, String text, String place, Faults faults) {
        int before = faults.list().size();
        if (!CODE.matcher(code).matches()) {
            faults.add(place, LanguageFault.LANGUAGE_FILE_NAME_NOT_ALLOWED);
        } else if (LanguageNames.BUILT_IN.ofCode(code).isPresent()) {
            faults.add(place, LanguageFault.LANGUAGE_BUILT_IN, code);
        }
        return YamlReader.read(text, place, faults)
                .map(yaml ->
                        new LanguageFileReader(yaml).file(code, Sha256.of(text).hex(8)))
                .filter(read -> faults.list().size() == before);
    }

    private LanguageFile file(String code, String digest) {
        LanguageName name = name(code);
        if (yaml.has(GuestToolsReader.KEY)) {
            return GuestToolsReader.language(yaml, name, digest);
        }
        LanguageFile.Tools host = host();
        Sees sees = yaml.map("sees").map(LanguageFileReader::sees).orElse(new Sees(List.of(), List.of()));
        Building building = building();
        LanguageFile file = new LanguageFile(
                name,
                host,
                Optional.empty(),
                sees,
                building,
                running(building),
                SampleReader.of(yaml),
                SyntaxReader.of(yaml, code),
                digest);
        yaml.rejectOthers();
        return file;
    }

    private LanguageName name(String code) {
        double multiplier = yaml.number("time_multiplier", "1", "100", "")
                .map(Number::doubleValue)
                .orElse(1.0);
        LanguageName name = new LanguageName(
                code,
                required("name"),
                checked("endings", ENDING, LanguageFault.LANGUAGE_ENDING_MALFORMED),
                checked("companions", ENDING, LanguageFault.LANGUAGE_ENDING_MALFORMED),
                List.copyOf(OptionsReader.of(yaml).keySet()),
                multiplier);
        requireAny("endings", name.endings());
        return name;
    }

    private LanguageFile.Tools host() {
        List<String> packages = checked("packages", PACKAGE, LanguageFault.PACKAGE_MALFORMED);
        requireAny("packages", packages);
        Map<String, List<String>> places = tools();
        return new LanguageFile.Tools(packages, places, command("version", required("version"), Set.of()));
    }

    private String required(String key) {
        Optional<String> text = yaml.text(key);
        if (!yaml.has(key)) {
            yaml.fault(key, PackageFault.KEY_MISSING);
        }
        return text.orElse("?");
    }

    private void requireAny(String key, List<String> found) {
        if (found.isEmpty() && !yaml.has(key)) {
            yaml.fault(key, PackageFault.KEY_MISSING);
        }
    }

    private List<String> checked(String key, Pattern form, LanguageFault fault) {
        return checked(yaml, key, form, fault);
    }

    private static List<String> checked(YamlMap map, String key, Pattern form, LanguageFault fault) {
        List<String> texts = map.textOrTexts(key);
        if (!texts.stream().allMatch(text -> form.matcher(text).matches())) {
            map.found(key, fault);
            return List.of();
        }
        return texts;
    }

    private Map<String, List<String>> tools() {
        Map<String, List<String>> places = new LinkedHashMap<>();
        Optional<YamlMap> map = yaml.map("tools");
        if (!yaml.has("tools")) {
            yaml.fault("tools", PackageFault.KEY_MISSING);
        }
        map.ifPresent(found -> found.keys().forEach(tool -> {
            List<String> of = checked(found, tool, PLACE, LanguageFault.PATH_MALFORMED);
            if (!TOOL.matcher(tool).matches() || reserved().contains(tool)) {
                found.found(tool, LanguageFault.TOOL_NAME_MALFORMED);
            }
            places.put(tool, of);
        }));
        tools.addAll(places.keySet());
        return places;
    }

    private static Set<String> reserved() {
        Set<String> reserved = new LinkedHashSet<>(ALWAYS);
        reserved.addAll(List.of(CommandWords.FILES, CommandWords.MAIN, CommandWords.PROGRAM, CommandWords.OUT));
        reserved.add(CommandWords.OPTION);
        return reserved;
    }

    private static Sees sees(YamlMap map) {
        Sees sees = new Sees(
                checked(map, "packages", PACKAGE, LanguageFault.PACKAGE_MALFORMED),
                checked(map, "paths", Pattern.compile("/\\S+"), LanguageFault.PATH_MALFORMED));
        map.rejectOthers();
        return sees;
    }

    private Building building() {
        List<CommandWords> steps = yaml.textOrTexts("compile").stream()
                .map(line -> command("compile", line, reserved()))
                .toList();
        int processes = yaml.whole("compile_processes", 1, MOST_PROCESSES, "")
                .map(Long::intValue)
                .orElse(1);
        List<Pattern> errors = yaml.textOrTexts("errors").stream()
                .flatMap(form -> form("errors", form, "message").stream())
                .toList();
        OptionsReader.require(yaml, steps);
        return new Building(steps, environment("compile_environment"), processes, errors, OptionsReader.of(yaml));
    }

    private Running running(Building building) {
        CommandWords command =
                command("run", required("run"), Set.of(CommandWords.MAIN, CommandWords.PROGRAM, CommandWords.OUT));
        boolean program = command.uses(CommandWords.PROGRAM);
        if (yaml.has("run") && program == command.uses(CommandWords.MAIN)) {
            yaml.found("run", LanguageFault.RUN_WITHOUT_PROGRAM);
        } else if (program
                && building.steps().stream()
                        .noneMatch(step -> step.uses(CommandWords.PROGRAM) || step.uses(CommandWords.OUT))) {
            yaml.found("run", LanguageFault.RUN_WITHOUT_BUILDING);
        }
        Optional<Pattern> uncaught = yaml.text("uncaught").flatMap(form -> form("uncaught", form, "message"));
        return new Running(command, environment("environment"), uncaught);
    }

    private CommandWords command(String key, String line, Set<String> more) {
        CommandWords words = CommandWords.of(line);
        requireKnown(yaml, key, line, more);
        boolean alone = words.words().stream()
                .allMatch(word ->
                        !word.contains("{" + CommandWords.FILES + "}") || word.equals("{" + CommandWords.FILES + "}"));
        if (!alone) {
            yaml.found(key, LanguageFault.PLACEHOLDER_NOT_ALONE);
        }
        return words;
    }

    private void requireKnown(YamlMap map, String key, String text, Set<String> more) {
        Set<String> known = new LinkedHashSet<>(tools);
        known.addAll(ALWAYS);
        known.addAll(more);
        for (String placeholder : CommandWords.placeholders(text)) {
            if (!known.contains(placeholder)) {
                map.found(
                        key,
                        LanguageFault.PLACEHOLDER_UNKNOWN,
                        "{" + placeholder + "}",
                        String.join(
                                ", ",
                                known.stream()
                                        .map(one -> "{" + one + "}")
                                        .sorted()
                                        .toList()));
            }
        }
    }

    private Map<String, String> environment(String key) {
        Map<String, String> variables = new HashMap<>();
        yaml.map(key).ifPresent(map -> map.keys()
                .forEach(variable -> map.text(variable).ifPresent(value -> {
                    requireKnown(map, variable, value, Set.of());
                    variables.put(variable, value);
                })));
        return variables;
    }

    private Optional<Pattern> form(String key, String form, String group) {
        try {
            Pattern pattern = Pattern.compile(form, Pattern.MULTILINE);
            if (!form.contains("(?<" + group + ">")) {
                yaml.found(key, LanguageFault.FORM_WITHOUT_GROUP, group);
            }
            return Optional.of(pattern);
        } catch (PatternSyntaxException e) {
            yaml.found(key, LanguageFault.FORM_MALFORMED, e.getDescription());
            return Optional.empty();
        }
    }
}
