package judge.problem.reading;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import judge.problem.CheckerChoice;
import judge.problem.TestCase;
import judge.problem.TokenOptions;
import judge.problem.yaml.Faults;
import judge.problem.yaml.FormatVersion;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.PackageIndex;

/** Finds out which checker a package has chosen, and whether what its test cases give to the checker fits it. */
record CheckerReader(PackageIndex index, Metadata metadata, Faults faults) {

    private static final String OLDER = "output_validators";
    private static final String NEWER = "output_validator";

    CheckerChoice choose(Optional<CheckerChoice.Kind> builtIn) {
        String folder = folder();
        boolean present = !index.children(folder).isEmpty();
        boolean wanted =
                metadata.customValidator().orElse(present || metadata.type().needsValidator());
        if (wanted && builtIn.isPresent()) {
            faults.add(index.shown(JudgeYaml.FILE), PackageFault.CHECKER_GIVEN_TWICE, folder);
        }
        if (wanted && !present) {
            faults.add(
                    index.shown(folder),
                    metadata.type().needsValidator() ? PackageFault.VALIDATOR_NEEDED : PackageFault.VALIDATOR_MISSING);
        }
        if (present && !wanted) {
            refuse(folder);
        }
        return wanted && present
                ? external(folder)
                : new CheckerChoice.BuiltIn(builtIn.orElse(CheckerChoice.Kind.TOKEN));
    }

    /**
     * Complains of an output validator that the package does not name; if its author says that it has none, the folder
     * is often left over from a template.
     */
    private void refuse(String folder) {
        if (metadata.defaultValidator()) {
            faults.warnings().add(index.shown(folder), PackageFault.VALIDATOR_UNUSED);
        } else {
            faults.add(index.shown(folder), PackageFault.VALIDATOR_NOT_ASKED_FOR);
        }
    }

    /**
     * Returns the folder of the version, or where there is none that of another version: the draft has had both, and
     * authors mix them up.
     */
    private String folder() {
        String usual = metadata.legacy() ? OLDER : NEWER;
        String other = metadata.legacy() ? NEWER : OLDER;
        if (index.hasFilesBelow(usual) || !index.hasFilesBelow(other)) {
            return usual;
        }
        if (metadata.version() != FormatVersion.DRAFT) {
            faults.warnings()
                    .add(
                            index.shown(other),
                            PackageFault.VALIDATOR_ELSEWHERE,
                            metadata.version().key(),
                            usual);
        }
        return other;
    }

    private CheckerChoice external(String folder) {
        List<String> programs = folder.equals(OLDER) ? programs(folder) : List.of(folder);
        for (String program : programs) {
            if (!index.isProgram(program)) {
                faults.add(
                        index.shown(program),
                        PackageFault.VALIDATOR_LANGUAGE_UNKNOWN,
                        index.languages().pattern());
            }
        }
        if (programs.size() > 1 && metadata.type().needsValidator()) {
            faults.add(
                    index.shown(folder),
                    PackageFault.VALIDATORS_SEVERAL,
                    programs.size(),
                    String.join(
                            ", ",
                            programs.stream()
                                    .map(one -> one.substring(folder.length() + 1))
                                    .toList()));
        }
        return new CheckerChoice.External(programs.stream().map(index::path).toList(), metadata.validatorLimits());
    }

    /**
     * The programs in the folder, whatever headers and notes lie beside them; or the folder itself, as DOMjudge has it,
     * where a script to make or start it lies there with its sources.
     */
    private List<String> programs(String folder) {
        if (index.hasFile(PackageIndex.join(folder, "build")) || index.hasFile(PackageIndex.join(folder, "run"))) {
            return List.of(folder);
        }
        List<String> all = index.children(folder);
        List<String> programs = all.stream()
                .filter(name -> !isHeader(folder, name) && index.isProgram(PackageIndex.join(folder, name)))
                .toList();
        return (programs.isEmpty() ? all.subList(0, 1) : programs)
                .stream().map(name -> PackageIndex.join(folder, name)).toList();
    }

    private boolean isHeader(String folder, String name) {
        return index.hasFile(PackageIndex.join(folder, name))
                && !name.endsWith(".sh")
                && index.languages().told(List.of(name)).isEmpty();
    }

    /** Names the test cases whose arguments a checker that is built in does not understand. */
    void checkArguments(CheckerChoice choice, Stream<TestCase> cases) {
        if (choice instanceof CheckerChoice.BuiltIn builtIn) {
            cases.forEach(testCase -> checkArguments(builtIn.kind(), testCase));
        }
    }

    private void checkArguments(CheckerChoice.Kind kind, TestCase testCase) {
        List<String> arguments = testCase.checkerArguments();
        boolean takesNone = kind == CheckerChoice.Kind.EXACT || kind == CheckerChoice.Kind.SUDOKU;
        String place = index.shown("data/" + testCase.name());
        if (takesNone && !arguments.isEmpty()) {
            faults.add(place, PackageFault.CHECKER_TAKES_NO_ARGUMENTS, String.join(" ", arguments));
        } else if (!takesNone) {
            try {
                if (metadata.legacy()) {
                    TokenOptions.parse(arguments);
                } else {
                    TokenOptions.parseOnce(arguments);
                }
            } catch (TokenOptions.WrongArgumentException e) {
                faults.add(place, PackageFault.CHECKER_ARGUMENTS_WRONG, e.reason());
            }
        }
    }
}
