package judge.language.file;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import judge.language.file.LanguageFile.Sample;
import judge.problem.yaml.YamlMap;

/** Reads the small programs of a language. */
final class SampleReader {

    private SampleReader() {}

    /** The programs in the file of a language. */
    static Map<Sample, String> of(YamlMap yaml) {
        return yaml.map("programs").map(SampleReader::programs).orElse(Map.of());
    }

    private static Map<Sample, String> programs(YamlMap map) {
        Map<Sample, String> programs = new HashMap<>();
        for (Sample sample : Sample.values()) {
            map.text(sample.name().toLowerCase(Locale.ROOT)).ifPresent(text -> programs.put(sample, text));
        }
        map.rejectOthers();
        return programs;
    }
}
