package judge.verify;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import judge.engine.Toolchain;
import judge.problem.PackagePrograms;
import judge.problem.PackagePrograms.Found;
import judge.problem.PackagePrograms.Kind;
import judge.problem.Problem;
import judge.problem.ProblemFormatException;
import judge.problem.ProofCase;
import judge.problem.ProofReader;
import judge.problem.TestCase;
import judge.program.InputValidator;
import judge.program.InputValidator.Complaint;
import judge.sandbox.SandboxException;

/** Tries the input validators of a package on its inputs: all that are judged, and those that are called invalid. */
final class InputCheck implements AutoCloseable {

    /** What says of a compiler's message that only a file is missing which the package's authors have elsewhere. */
    private static final String MISSING = "No such file or directory";

    private final Problem problem;
    private final List<String> faults;
    private final List<String> warnings;
    private final Map<String, InputValidator> validators = new LinkedHashMap<>();
    private final List<InputValidator> ended = new ArrayList<>();
    private boolean incomplete;

    /** For a problem; what is found is added to the two lists. */
    InputCheck(Problem problem, List<String> faults, List<String> warnings) {
        this.problem = problem;
        this.faults = faults;
        this.warnings = warnings;
    }

    /** Makes the validators ready: one that cannot be is named, and the others are tried. */
    void open(Toolchain toolchain) throws IOException, InterruptedException {
        for (Found found : PackagePrograms.inputValidators(problem)) {
            if (found.kind() == Kind.PROGRAM || found.kind() == Kind.CHECKTESTDATA) {
                open(toolchain, found);
            } else if (found.kind() == Kind.VIVA) {
                leftOut(found, "is a pattern of VIVA, which this judge cannot check: no input is tried by it");
            } else if (found.kind() == Kind.UNKNOWN) {
                leftOut(found, "is in no language of this judge: no input is tried by it");
            }
        }
    }

    private void open(Toolchain toolchain, Found found) throws InterruptedException {
        try {
            add(found.name(), toolchain.inputValidator(found, problem));
        } catch (SandboxException e) {
            String why = String.valueOf(e.getMessage());
            if (found.kind() == Kind.CHECKTESTDATA || why.contains(MISSING)) {
                leftOut(found, "cannot be made, and no input is tried by it: " + why);
            } else {
                faults.add(why);
                incomplete = true;
            }
        }
    }

    /** Has this one tried, too, and closes it in the end. */
    void add(String name, InputValidator validator) {
        validators.put(name, validator);
    }

    private void leftOut(Found found, String sentence) {
        warnings.add(found.path() + " " + sentence);
        incomplete = true;
    }

    /** Tries them all. */
    void run() throws IOException, ProblemFormatException, SandboxException, InterruptedException {
        for (TestCase testCase : problem.data().cases()) {
            for (String validator : List.copyOf(validators.keySet())) {
                complaint(validator, testCase)
                        .ifPresent(
                                words -> faults.add(testCase.input() + " is refused by " + validator + ": " + words));
            }
        }
        for (ProofCase proof : ProofReader.read(problem, "invalid_input")) {
            boolean refused = false;
            for (String validator : List.copyOf(validators.keySet())) {
                List<String> arguments = proof.inputValidatorArguments().of(validator);
                refused |=
                        complaint(validator, proof.input(), Map.of(), arguments).isPresent();
            }
            if (!refused) {
                // Who is not here may have refused it.
                (incomplete ? warnings : faults)
                        .add(proof.input() + " must be refused by an input validator, none does");
            }
        }
    }

    private Optional<String> complaint(String validator, TestCase testCase)
            throws IOException, SandboxException, InterruptedException {
        Map<String, byte[]> files = new HashMap<>();
        for (Map.Entry<String, Path> file : testCase.files().entrySet()) {
            files.put(file.getKey(), Files.readAllBytes(file.getValue()));
        }
        // In the order of the format.
        List<String> arguments = Stream.concat(
                        testCase.inputValidatorArguments().of(validator).stream(), testCase.arguments().stream())
                .toList();
        return complaint(validator, testCase.input(), files, arguments);
    }

    /** One that was ended because it took too long is not tried again: it would take as long on each input. */
    private Optional<String> complaint(String validator, Path input, Map<String, byte[]> files, List<String> arguments)
            throws IOException, SandboxException, InterruptedException {
        InputValidator program = Objects.requireNonNull(validators.get(validator));
        Optional<Complaint> complaint = program.complaint(Files.readAllBytes(input), files, arguments);
        if (complaint.filter(Complaint::late).isPresent()) {
            validators.remove(validator);
            ended.add(program);
            incomplete = true;
            faults.add("the input validator " + validator + " does not end in time on " + input
                    + "; it is not tried on other inputs");
            return Optional.empty();
        }
        return complaint.map(Complaint::words);
    }

    @Override
    public void close() throws IOException {
        List<InputValidator> all = new ArrayList<>(validators.values());
        all.addAll(ended);
        for (InputValidator validator : all) {
            validator.close();
        }
    }
}
