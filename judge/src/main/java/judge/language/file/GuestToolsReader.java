package judge.language.file;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.YamlMap;
import judge.source.LanguageName;

/** Reads which compiler a guest language has. */
final class GuestToolsReader {

    /** The key that the file of a guest language has. */
    static final String KEY = "jvm";

    private static final List<String> KEYS = List.of("compiler", "libraries", "jars");

    private GuestToolsReader() {}

    /** The guest language that a file describes. */
    static LanguageFile language(YamlMap yaml, LanguageName name, String digest) {
        LanguageFile language = LanguageFile.ofGuest(
                name,
                yaml.map(KEY).flatMap(GuestToolsReader::read),
                SampleReader.of(yaml),
                SyntaxReader.of(yaml, name.code()),
                digest);
        OptionsReader.require(yaml, List.of());
        yaml.rejectOthers();
        return language;
    }

    /** The compiler; empty where anything is wrong. */
    private static Optional<GuestTools> read(YamlMap map) {
        List<String> words = Stream.of(GuestTools.Compiler.values())
                .map(GuestTools.Compiler::word)
                .toList();
        Optional<String> compiler = map.choice("compiler", words);
        List<MavenArtifact> libraries = artifacts(map, "libraries");
        List<MavenArtifact> jars = artifacts(map, "jars");
        KEYS.stream().filter(key -> !map.has(key)).forEach(key -> map.fault(key, PackageFault.KEY_MISSING));
        map.rejectOthers();
        return compiler.filter(word -> !jars.isEmpty())
                .map(word ->
                        new GuestTools(GuestTools.Compiler.valueOf(word.toUpperCase(Locale.ROOT)), libraries, jars));
    }

    private static List<MavenArtifact> artifacts(YamlMap map, String key) {
        List<String> texts = map.textOrTexts(key);
        if (!texts.stream().allMatch(text -> MavenArtifact.FORM.matcher(text).matches())) {
            map.found(key, LanguageFault.ARTIFACT_MALFORMED);
            return List.of();
        }
        return texts.stream().map(MavenArtifact::of).toList();
    }
}
