package judge.foreign;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import judge.foreign.ForeignException.Cause;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/** Reads strangers' JSON, YAML and XML: no entities, no aliases, no deep nesting. */
final class Trees {

    private static final StreamReadConstraints SHALLOW =
            StreamReadConstraints.builder().maxNestingDepth(50).build();
    private static final ObjectMapper JSON = new ObjectMapper(JsonFactory.builder()
            .streamReadConstraints(SHALLOW)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build());
    private static final YAMLFactory YAML_FACTORY = YAMLFactory.builder()
            .streamReadConstraints(SHALLOW)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();
    private static final ObjectMapper YAML = new ObjectMapper(YAML_FACTORY);

    /** The place in a text where a parser says that something began, which it never knows here. */
    private static final Pattern UNKNOWN_PLACE = Pattern.compile("\\s*\\(for [^(]*\\[Source: .*");

    /** YAML allows a tab there, its parser does not. */
    private static final Pattern TAB_AFTER_KEY = Pattern.compile("(?m)^( *(?:- )?\\w+:) *\\t[ \\t]*");

    /** A document type before the first element. */
    private static final Pattern DOCTYPE = Pattern.compile("\\A(?:[^<]|<\\?|<!--)*<!DOCTYPE");

    private Trees() {}

    /** The keys of a map, in their order; none where it is none. */
    static List<String> keys(JsonNode map) {
        List<String> keys = new ArrayList<>();
        map.fieldNames().forEachRemaining(keys::add);
        return keys;
    }

    /** The members of a list; none where there is no such key. */
    static List<JsonNode> list(JsonNode map, String key, String file) throws ForeignException {
        JsonNode list = map.path(key);
        if (!list.isMissingNode() && !list.isNull() && !list.isArray()) {
            throw new ForeignException(Cause.NO_LIST, file + ": " + key, list.isValueNode() ? list.asText() : "{...}");
        }
        List<JsonNode> members = new ArrayList<>();
        for (JsonNode member : list) {
            if (!member.isObject()) {
                throw new ForeignException(
                        Cause.NO_MEMBER, file + ": " + key, member.isValueNode() ? member.asText() : "[...]");
            }
            members.add(member);
        }
        return members;
    }

    static JsonNode json(String text, String file) throws ForeignException {
        return tree(JSON, text, file, Cause.NO_JSON);
    }

    static JsonNode yaml(String text, String file) throws ForeignException {
        String plain = TAB_AFTER_KEY.matcher(text).replaceAll("$1 ");
        JsonNode tree = tree(YAML, plain, file, Cause.NO_YAML);
        refuseAliases(plain, file);
        return tree;
    }

    /** A tree has the name of an alias in place of what it stands for. */
    private static void refuseAliases(String text, String file) throws ForeignException {
        try (YAMLParser parser = YAML_FACTORY.createParser(text)) {
            while (parser.nextToken() != null) {
                if (parser.isCurrentAlias()) {
                    throw new ForeignException(
                            Cause.ALIAS, file + ":" + parser.currentLocation().getLineNr(), parser.getText());
                }
            }
        } catch (IOException e) {
            throw new ForeignException(Cause.NO_YAML, file, String.valueOf(e.getMessage()));
        }
    }

    private static JsonNode tree(ObjectMapper mapper, String text, String file, Cause what) throws ForeignException {
        try {
            JsonNode tree = mapper.readTree(text);
            if (tree == null || tree.isNull() || tree.isMissingNode()) {
                return mapper.createObjectNode();
            }
            if (!tree.isObject()) {
                throw new ForeignException(Cause.NO_MAP, file);
            }
            return tree;
        } catch (JsonProcessingException e) {
            int line = e.getLocation() == null ? 1 : e.getLocation().getLineNr();
            throw new ForeignException(
                    what,
                    file + ":" + line,
                    UNKNOWN_PLACE
                            .matcher(e.getOriginalMessage().lines().findFirst().orElse(""))
                            .replaceFirst(""));
        }
    }

    static Element xml(String text, String file) throws ForeignException {
        if (DOCTYPE.matcher(text).find()) {
            throw new ForeignException(Cause.DOCTYPE, file);
        }
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            factory.setExpandEntityReferences(false);
            DocumentBuilder builder = factory.newDocumentBuilder();
            builder.setErrorHandler(null);
            String plain = text.replaceFirst("^\\s*<\\?xml[^>]*\\?>", "");
            return builder.parse(new ByteArrayInputStream(plain.getBytes(StandardCharsets.UTF_8)))
                    .getDocumentElement();
        } catch (ParserConfigurationException e) {
            throw new IllegalStateException(e);
        } catch (SAXException | IOException e) {
            throw new ForeignException(Cause.NO_XML, file, String.valueOf(e.getMessage()));
        }
    }

    /** The elements at a path of names, such as {@code judging/testset}. */
    static List<Element> all(Element parent, String path) {
        List<Element> level = List.of(parent);
        for (String name : path.split("/", -1)) {
            List<Element> next = new ArrayList<>();
            for (Element one : level) {
                for (Node child = one.getFirstChild(); child != null; child = child.getNextSibling()) {
                    if (child instanceof Element element && element.getTagName().equals(name)) {
                        next.add(element);
                    }
                }
            }
            level = next;
        }
        return level;
    }

    /** The first of them. */
    static Optional<Element> first(Element parent, String path) {
        return all(parent, path).stream().findFirst();
    }

    /** The text of the first element at a path; empty where there is none. */
    static String text(Element parent, String path) {
        return all(parent, path).stream()
                .findFirst()
                .map(one -> one.getTextContent().strip())
                .orElse("");
    }

    /** Returns a name that a package's folder can have. */
    static String id(String name) {
        String id = name.replaceAll("[^\\p{L}\\p{N}._-]+", "-").replaceAll("^[._-]+|[._-]+$", "");
        return id.isEmpty() ? "problem" : id.toLowerCase(Locale.ROOT);
    }

    /** The texts of a list, or the one that stands in its place. */
    static List<String> texts(JsonNode list) {
        List<String> texts = new ArrayList<>();
        (list.isTextual() ? List.of(list) : list).forEach(one -> texts.add(one.asText()));
        return texts;
    }

    /** Writes a text that YAML reads as it is. */
    static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else if (Character.isISOControl(c) || c == 0x2028 || c == 0x2029) {
                quoted.append(' ');
            } else {
                quoted.append(c);
            }
        }
        return quoted.append('"').toString();
    }
}
