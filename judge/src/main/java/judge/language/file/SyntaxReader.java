package judge.language.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.problem.yaml.Yaml;
import judge.problem.yaml.YamlMap;
import judge.source.LanguageNames;
import judge.source.Syntax;
import judge.source.Syntax.Span;

/** Reads what the file of a language says of its comments, texts and words. */
final class SyntaxReader {

    private static final String KEY = "syntax";

    private SyntaxReader() {}

    /** The syntax in a file; of one that is written with the words of another language, that one's code alone. */
    static Optional<Syntax> of(YamlMap yaml, String code) {
        if (!(yaml.value(KEY).orElse(null) instanceof Yaml.Scalar)) {
            return yaml.map(KEY).map(map -> read(map, code));
        }
        Optional<String> other = yaml.text(KEY);
        if (other.flatMap(LanguageNames.known()::ofCode).isEmpty()) {
            yaml.found(
                    KEY,
                    LanguageFault.SYNTAX_OF_NO_LANGUAGE,
                    LanguageNames.known().codes());
        }
        return other.map(Syntax::usual);
    }

    private static Syntax read(YamlMap map, String code) {
        Syntax syntax = new Syntax(
                code,
                spans(map, "comments", false),
                spans(map, "texts", true),
                Set.copyOf(map.words("words")),
                Set.copyOf(map.words("constants")),
                map.flag("ignore_case").orElse(false),
                map.flag("apostrophe_after_words").orElse(false));
        map.rejectOthers();
        return syntax;
    }

    /** The beginnings with their ends; one that is alone ends a text, too, and a comment ends with its line. */
    private static List<Span> spans(YamlMap map, String key, boolean closed) {
        List<Span> spans = new ArrayList<>();
        for (String text : map.textOrTexts(key)) {
            String[] both = text.strip().split("\\s+", -1);
            if (both[0].isEmpty() || both.length > 2) {
                map.found(key, LanguageFault.SPAN_MALFORMED);
            } else {
                spans.add(new Span(both[0], both.length == 2 ? both[1] : closed ? both[0] : ""));
            }
        }
        return spans;
    }
}
