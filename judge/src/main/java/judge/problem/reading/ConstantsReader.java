package judge.problem.reading;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import judge.problem.yaml.Constants;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.Yaml;
import judge.problem.yaml.YamlMap;

/** Reads the {@code constants} of a {@code problem.yaml}: a value, or a map of one and others that stand for it. */
record ConstantsReader(YamlMap yaml) {

    private static final String KEY = "constants";
    private static final String VALUE = "value";
    private static final int MOST_CHARACTERS = 1_000;
    private static final Pattern NAME = Pattern.compile("[a-zA-Z_][a-zA-Z0-9_]*");

    Constants read() {
        Map<String, String> values = new LinkedHashMap<>();
        Optional<YamlMap> constants = yaml.map(KEY);
        if (constants.isPresent()) {
            for (String name : constants.get().keys()) {
                constant(constants.get(), name, values);
            }
        }
        return new Constants(values);
    }

    private static void constant(YamlMap constants, String name, Map<String, String> values) {
        if (!NAME.matcher(name).matches()) {
            constants.found(name, PackageFault.CONSTANT_NAME_NOT_ALLOWED);
            return;
        }
        if (!(constants.value(name).orElse(null) instanceof Yaml.Keys)) {
            scalar(constants, name).ifPresent(value -> {
                values.put(name, value);
                values.put(name + "." + VALUE, value);
            });
            return;
        }
        constants.map(name).ifPresent(variants -> {
            if (!variants.has(VALUE)) {
                constants.found(name, PackageFault.CONSTANT_WITHOUT_VALUE);
            }
            variants(variants, name, values);
            warnOfOtherValues(variants, name, values);
        });
    }

    private static void variants(YamlMap variants, String name, Map<String, String> values) {
        for (String variant : variants.keys()) {
            if (!NAME.matcher(variant).matches()) {
                variants.found(variant, PackageFault.CONSTANT_NAME_NOT_ALLOWED);
            }
            scalar(variants, variant).ifPresent(value -> {
                values.put(name + "." + variant, value);
                if (variant.equals(VALUE)) {
                    values.put(name, value);
                }
            });
        }
    }

    private static void warnOfOtherValues(YamlMap variants, String name, Map<String, String> values) {
        String value = values.getOrDefault(name, "");
        for (String variant : variants.keys()) {
            if (ConstantVariant.differs(value, values.getOrDefault(name + "." + variant, ""))) {
                Object shown = variants.value(VALUE).map(Yaml::shown).orElse(value);
                variants.mild().found(variant, PackageFault.CONSTANT_DIFFERS, shown);
            }
        }
    }

    private static Optional<String> scalar(YamlMap map, String key) {
        if (map.value(key).orElse(null) instanceof Yaml.Scalar scalar && isValue(scalar.kind())) {
            if (scalar.text().length() > MOST_CHARACTERS) {
                map.found(key, PackageFault.CONSTANT_TOO_LONG, MOST_CHARACTERS);
            }
            return Optional.of(scalar.text());
        }
        map.found(key, PackageFault.NOT_NUMBER_OR_TEXT);
        return Optional.empty();
    }

    private static boolean isValue(Yaml.Kind kind) {
        return kind == Yaml.Kind.NUMBER || kind == Yaml.Kind.TEXT;
    }
}
