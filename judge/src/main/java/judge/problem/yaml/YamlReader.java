package judge.problem.yaml;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.reason.Fault;

/**
 * Reads a YAML file of a package. Stricter than YAML: one document, keys once, no aliases (they are not needed, and a
 * few lines of them can expand to gigabytes), UTF-8.
 */
public final class YamlReader {

    private static final long MAX_BYTES = 1 << 20;
    private static final int MAX_DEPTH = 40;

    private static final YAMLFactory YAML = YAMLFactory.builder()
            .enable(YAMLParser.Feature.PARSE_BOOLEAN_LIKE_WORDS_AS_STRINGS)
            .streamReadConstraints(
                    StreamReadConstraints.builder().maxNestingDepth(MAX_DEPTH).build())
            .build();

    /** Keys that no verdict depends on: published packages have some of them twice, which other readers pass over. */
    private static final Set<String> WITHOUT_EFFECT = Set.of(
            "input_validator_flags",
            "input_validator_args",
            "input_visualizer_args",
            "output_visualizer_args",
            "author",
            "credits",
            "source",
            "source_url",
            "license",
            "rights_owner",
            "keywords",
            "hint",
            "description");

    private final YAMLParser parser;
    private final String place;
    private final Faults faults;
    private final Optional<YamlAnchors> anchors;

    private YamlReader(YAMLParser parser, String place, Faults faults, Optional<YamlAnchors> anchors) {
        this.parser = parser;
        this.place = place;
        this.faults = faults;
        this.anchors = anchors;
    }

    /** The mapping that the file holds; empty where it holds none, which is then among the faults. */
    public static Optional<YamlMap> read(Path file, String place, Constants constants, Faults faults) {
        return read(file, place, constants, faults, Optional.empty()).map(keys -> new YamlMap(place, "", keys, faults));
    }

    /** The same of a text. */
    public static Optional<YamlMap> read(String text, String place, Faults faults) {
        return parse(text, place, faults, Optional.empty()).map(keys -> new YamlMap(place, "", keys, faults));
    }

    /** The same for a file that is written by hand and long, with aliases and merge keys; they cannot grow at will. */
    public static Optional<Yaml.Keys> readWithAliases(Path file, String place, Faults faults) {
        return read(file, place, Constants.NONE, faults, Optional.of(new YamlAnchors()));
    }

    /** The same of a file that is no part of a package. */
    public static Optional<Yaml.Keys> read(byte[] content, String place, Faults faults) {
        return read(content, place, Constants.NONE, faults, Optional.empty());
    }

    private static Optional<Yaml.Keys> read(
            Path file, String place, Constants constants, Faults faults, Optional<YamlAnchors> anchors) {
        try {
            if (Files.size(file) > MAX_BYTES) {
                faults.add(place, PackageFault.YAML_TOO_LONG, Files.size(file), MAX_BYTES);
                return Optional.empty();
            }
            return read(Files.readAllBytes(file), place, constants, faults, anchors);
        } catch (IOException e) {
            faults.add(place, PackageFault.UNREADABLE, String.valueOf(e.getMessage()));
        }
        return Optional.empty();
    }

    private static Optional<Yaml.Keys> read(
            byte[] content, String place, Constants constants, Faults faults, Optional<YamlAnchors> anchors) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(content))
                    .toString();
            return parse(constants.in(text), place, faults, anchors);
        } catch (CharacterCodingException e) {
            faults.add(place, PackageFault.NOT_UTF_8);
        }
        return Optional.empty();
    }

    private static Optional<Yaml.Keys> parse(String text, String place, Faults faults, Optional<YamlAnchors> anchors) {
        String withoutMark = text.startsWith("\uFEFF") ? text.substring(1) : text;
        try (YAMLParser parser = YAML.createParser(withoutMark)) {
            return new YamlReader(parser, place, faults, anchors).document();
        } catch (JacksonException e) {
            YamlTrouble trouble = YamlTrouble.of(e);
            faults.add(new Fault(
                    place, trouble.line(), trouble.what().code(), trouble.what().parameters()));
        } catch (IOException e) {
            faults.add(place, PackageFault.UNREADABLE, String.valueOf(e.getMessage()));
        } catch (YamlAnchors.MisusedException e) {
            faults.add(new Fault(place, e.line(), e.reason().code(), e.reason().parameters()));
        }
        return Optional.empty();
    }

    private Optional<Yaml.Keys> document() throws IOException {
        if (parser.nextToken() == null) {
            return Optional.of(new Yaml.Keys(Map.of(), 1));
        }
        Yaml value = value("");
        if (parser.nextToken() != null) {
            faults.add(place, line(), PackageFault.YAML_SECOND_DOCUMENT);
        }
        if (value instanceof Yaml.Keys keys) {
            return Optional.of(keys);
        }
        if (value instanceof Yaml.Scalar scalar && scalar.kind() == Yaml.Kind.EMPTY) {
            return Optional.of(new Yaml.Keys(Map.of(), 1));
        }
        faults.add(place, PackageFault.YAML_WITHOUT_KEYS, value.shown());
        return Optional.empty();
    }

    private Yaml value(String path) throws IOException {
        if (anchors.isEmpty()) {
            return plain(path);
        }
        if (parser.isCurrentAlias()) {
            return anchors.get().copy(parser.getText(), line());
        }
        String name = parser.getObjectId();
        Yaml value = plain(path);
        if (name != null) {
            anchors.get().keep(name, value);
        }
        return value;
    }

    private Yaml plain(String path) throws IOException {
        int line = line();
        JsonToken token = parser.currentToken();
        if (token == JsonToken.START_OBJECT) {
            return keys(path, line);
        }
        if (token == JsonToken.START_ARRAY) {
            List<Yaml> items = new ArrayList<>();
            while (parser.nextToken() != JsonToken.END_ARRAY) {
                items.add(value(path));
            }
            return new Yaml.Items(items, line);
        }
        if (parser.isCurrentAlias()) {
            faults.add(place, line, PackageFault.YAML_ALIAS, path, parser.getText());
        }
        String text = token == JsonToken.VALUE_NULL ? "" : parser.getText();
        return new Yaml.Scalar(text, text.isEmpty() ? Yaml.Kind.EMPTY : kind(token), line);
    }

    private Yaml.Keys keys(String path, int line) throws IOException {
        Map<String, Yaml> values = new LinkedHashMap<>();
        List<Yaml> merged = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String key = parser.currentName();
            String keyPath = path.isEmpty() ? key : path + "." + key;
            int keyLine = line();
            parser.nextToken();
            Yaml value = value(keyPath);
            if (anchors.isPresent() && key.equals("<<")) {
                merged.add(value);
                continue;
            }
            if (path.isEmpty() && values.containsKey(key) && WITHOUT_EFFECT.contains(key)) {
                values.put(key, value);
                faults.warnings().add(place, keyLine, PackageFault.KEY_TWICE_WITHOUT_EFFECT, keyPath);
            } else if (values.putIfAbsent(key, value) != null) {
                faults.add(place, keyLine, PackageFault.KEY_TWICE, keyPath, value.shown());
            }
        }
        merged.forEach(other -> YamlAnchors.merge(other, values));
        return new Yaml.Keys(values, line);
    }

    private int line() {
        return parser.currentTokenLocation().getLineNr();
    }

    private static Yaml.Kind kind(JsonToken token) {
        return switch (token) {
            case VALUE_TRUE, VALUE_FALSE -> Yaml.Kind.FLAG;
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> Yaml.Kind.NUMBER;
            default -> Yaml.Kind.TEXT;
        };
    }
}
