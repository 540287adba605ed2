package judge.language.file;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import judge.problem.yaml.YamlMap;

/** Reads the options of a language that problems may choose from. */
final class OptionsReader {

    private static final String KEY = "options";
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9+_-]{0,30}");

    private OptionsReader() {}

    /** The words of each option by its name, the usual one first. */
    static Map<String, CommandWords> of(YamlMap yaml) {
        Map<String, CommandWords> options = new LinkedHashMap<>();
        yaml.map(KEY).ifPresent(map -> map.keys().forEach(name -> {
            if (!NAME.matcher(name).matches()) {
                map.found(name, LanguageFault.OPTION_NAME_MALFORMED);
            }
            map.text(name).ifPresent(words -> options.put(name, CommandWords.of(words)));
        }));
        return options;
    }

    /** Has options and the placeholder for them stand only together. */
    static void require(YamlMap yaml, List<CommandWords> steps) {
        String word = "{" + CommandWords.OPTION + "}";
        boolean used = steps.stream().anyMatch(step -> step.words().contains(word));
        boolean misused = steps.stream()
                .anyMatch(step -> step.words().stream().anyMatch(one -> one.contains(word) && !one.equals(word)));
        if (misused || used != yaml.has(KEY)) {
            yaml.fault(yaml.has(KEY) ? KEY : "compile", LanguageFault.OPTION_WITHOUT_CHOICE);
        }
    }
}
