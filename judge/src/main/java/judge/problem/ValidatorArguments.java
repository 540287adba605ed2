package judge.problem;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The arguments that a test case gives to input validators: the same to all, or to each by its name.
 *
 * @param all arguments for every validator; empty where they are given by name
 * @param byName arguments for one validator, by its name with or without ending; one that is not named gets none
 */
public record ValidatorArguments(List<String> all, Map<String, List<String>> byName) {

    public static final ValidatorArguments NONE = new ValidatorArguments(List.of(), Map.of());

    public ValidatorArguments {
        all = List.copyOf(all);
        byName = byName.entrySet().stream()
                .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, entry -> List.copyOf(entry.getValue())));
    }

    /** The same for all. */
    public static ValidatorArguments of(List<String> all) {
        return new ValidatorArguments(all, Map.of());
    }

    /** Returns the arguments of a validator, by the name of its file or folder. */
    public List<String> of(String validator) {
        if (byName.isEmpty()) {
            return all;
        }
        return byName.getOrDefault(validator, byName.getOrDefault(stem(validator), List.of()));
    }

    /** The names that are those of none of these validators, sorted. */
    public List<String> meantForOthers(Collection<String> validators) {
        return byName.keySet().stream()
                .filter(name -> !validators.contains(name)
                        && validators.stream()
                                .noneMatch(validator -> stem(validator).equals(name)))
                .sorted()
                .toList();
    }

    private static String stem(String validator) {
        int dot = validator.lastIndexOf('.');
        return dot > 0 ? validator.substring(0, dot) : validator;
    }
}
