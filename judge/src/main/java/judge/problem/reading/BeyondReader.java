package judge.problem.reading;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.problem.BeyondCase;
import judge.problem.TestCase;
import judge.problem.yaml.Faults;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.PackageIndex;
import judge.problem.yaml.YamlMap;

/** Reads the folder {@code beyond} of a package: inputs that the contest does not have. */
record BeyondReader(PackageIndex index, Faults faults) {

    private static final String FOLDER = "beyond";
    private static final String DESCRIPTION = "description";

    /** Reads the cases in the order of their names; none where there is no such folder. */
    List<BeyondCase> read() {
        return new CaseFiles(index, false, faults)
                .in(FOLDER).stream().map(this::one).toList();
    }

    private BeyondCase one(String path) {
        TestCase testCase =
                new TestCase(path, index.path(path + ".in"), index.path(path + ".ans"), List.of(), List.of(), 0);
        return new BeyondCase(testCase, description(path + ".yaml"));
    }

    private Map<String, String> description(String file) {
        if (!index.hasFile(file)) {
            faults.add(index.shown(file), PackageFault.DESCRIPTION_MISSING, DESCRIPTION);
            return Map.of();
        }
        Optional<YamlMap> yaml = index.yaml(file, faults);
        Optional<YamlMap> byLanguage = yaml.flatMap(keys -> keys.map(DESCRIPTION));
        Map<String, String> texts = new LinkedHashMap<>();
        for (String language : byLanguage.map(YamlMap::keys).orElse(Set.of())) {
            if (PackageIndex.isLanguage(language)) {
                byLanguage.flatMap(keys -> keys.text(language)).ifPresent(text -> texts.put(language, text));
            }
        }
        byLanguage.ifPresent(YamlMap::rejectOthers);
        yaml.ifPresent(YamlMap::rejectOthers);
        if (yaml.isPresent() && texts.isEmpty()) {
            faults.add(index.shown(file), PackageFault.DESCRIPTION_NOT_A_MAP, DESCRIPTION);
        }
        return texts;
    }
}
