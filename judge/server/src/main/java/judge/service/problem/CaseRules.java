package judge.service.problem;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import judge.problem.yaml.Yaml;
import judge.problem.yaml.YamlEdit;

/**
 * The rules of {@code generators.yaml} by which cases are made, each at the name of its case: they go with their cases.
 * Rules in lists, and those with aliases, stay as they are.
 */
record CaseRules(PackageYaml yaml) {

    static final String FILE = "generators/generators.yaml";

    private static final String GENERATE = "generate";

    /** The keys that lead to a rule: within each folder its parts stand below {@code data}. */
    static Stream<String> path(String name) {
        return Stream.of(name.split("/", -1)).flatMap(part -> Stream.of("data", part));
    }

    /** Says by which command a case is made. */
    void put(String name, String command) {
        if (isOpen(name)) {
            List<String> path = Stream.concat(path(name), Stream.of(GENERATE)).toList();
            yaml.put(FILE, path, Optional.of(YamlEdit.quoted(command)));
        }
    }

    /** Takes the rule of a case away: the case is gone, or is made by nothing any more. */
    void drop(String name) {
        if (rule(name).isPresent()) {
            yaml.put(FILE, path(name).toList(), Optional.empty());
        }
    }

    /** Has the rule of a case go with it. */
    void move(String name, String to) {
        Optional<Yaml> rule = rule(name)
                .filter(one -> one.is(Yaml.Kind.TEXT)
                        || (one instanceof Yaml.Keys keys && keys.get(GENERATE).isPresent()));
        drop(name);
        if (isOpen(to)) {
            rule.ifPresent(one -> yaml.put(FILE, path(to).toList(), Optional.of(YamlEdit.inLine(one))));
        }
    }

    private Optional<Yaml> rule(String name) {
        return yaml.isPlain(FILE) ? yaml.value(FILE, path(name).toList()) : Optional.empty();
    }

    /** Tells whether the keys above a rule are maps, or not there yet. */
    private boolean isOpen(String name) {
        List<String> path = path(name).toList();
        return yaml.isPlain(FILE)
                && Stream.iterate(1, i -> i < path.size(), i -> i + 1)
                        .flatMap(i -> yaml.value(FILE, path.subList(0, i)).stream())
                        .allMatch(one -> one instanceof Yaml.Keys || one.is(Yaml.Kind.EMPTY));
    }
}
