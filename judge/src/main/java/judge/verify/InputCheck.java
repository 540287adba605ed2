package judge.verify;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.engine.Toolchain;
import judge.language.file.FileLanguages;
import judge.problem.PackagePrograms;
import judge.problem.PackagePrograms.Found;
import judge.problem.PackagePrograms.Kind;
import judge.problem.Problem;
import judge.problem.ProofCase;
import judge.problem.TestCase;
import judge.problem.ValidatorArguments;
import judge.problem.reading.ProofReader;
import judge.problem.yaml.ProblemFormatException;
import judge.program.InputValidator;
import judge.program.InputValidator.Complaint;
import judge.program.ProgramFailure;
import judge.reason.Fault;
import judge.reason.Reason;
import judge.sandbox.SandboxException;

/** Tries the input validators of a package on its inputs: all that are judged, and those that are called invalid. */
final class InputCheck implements AutoCloseable {

    /** The part of a compiler's message by which only a file is missing that the package's authors have elsewhere. */
    private static final String MISSING = "No such file or directory";

    private final Problem problem;
    private final Lanes lanes;
    private final Findings findings;
    private final Map<String, InputValidator> validators = new LinkedHashMap<>();
    private final List<InputValidator> made = new CopyOnWriteArrayList<>();
    private final Set<String> unknown = new HashSet<>();
    private final Set<String> names = new HashSet<>();
    private boolean incomplete;

    /** Makes the check of a problem; faults are added to the findings. */
    InputCheck(Problem problem, Lanes lanes, Findings findings) {
        this.problem = problem;
        this.lanes = lanes;
        this.findings = findings;
    }

    /** Makes the validators ready, side by side: one that cannot be is named, and the others are tried. */
    void open(Toolchain toolchain) throws IOException, SandboxException, InterruptedException {
        List<Found> programs = new ArrayList<>();
        for (Found found : PackagePrograms.inputValidators(problem)) {
            names.add(found.name());
            warnOfSameNames(found);
            if (found.kind() == Kind.PROGRAM || found.kind() == Kind.CHECKTESTDATA) {
                programs.add(found);
            } else if (found.kind() == Kind.VIVA) {
                leftOut(found, VerifyFault.INPUT_VALIDATOR_OF_VIVA);
            } else if (found.kind() == Kind.UNKNOWN) {
                leftOut(found, VerifyFault.INPUT_VALIDATOR_LANGUAGE_UNKNOWN);
            } else if (found.kind() == Kind.LEFT_OUT) {
                incomplete = true;
            }
        }
        List<Lanes.Work<Opened>> opening = new ArrayList<>();
        programs.forEach(found -> opening.add(() -> opened(toolchain, found)));
        for (Opened one : lanes.holding(opening)) {
            one.validator().ifPresent(validator -> validators.put(one.found().name(), validator));
            one.whyNot().ifPresent(why -> notOpened(one.found(), why));
        }
    }

    /** Both lie in its working folder, where one of two with the same name is lost. */
    private void warnOfSameNames(Found found) {
        for (TestCase testCase : problem.data().runs()) {
            for (Map.Entry<String, Path> file : testCase.files().entrySet()) {
                boolean alone = file.getKey().equals(found.name()) && Files.isRegularFile(found.path());
                if (alone || Files.exists(found.path().resolve(file.getKey()))) {
                    findings.warning(Fault.at(file.getValue(), VerifyFault.INPUT_VALIDATOR_NAME_TAKEN, found.name()));
                    return;
                }
            }
        }
    }

    /** A validator that is ready, or why it is not. */
    private record Opened(Found found, Optional<InputValidator> validator, Optional<SandboxException> whyNot) {}

    private Opened opened(Toolchain toolchain, Found found) throws InterruptedException {
        try {
            InputValidator validator = toolchain.inputValidator(found, problem);
            made.add(validator);
            return new Opened(found, Optional.of(validator), Optional.empty());
        } catch (SandboxException e) {
            return new Opened(found, Optional.empty(), Optional.of(e));
        }
    }

    private void notOpened(Found found, SandboxException e) {
        String why = String.valueOf(e.getMessage());
        if (e.why() instanceof Reason reason && reason.code() == ProgramFailure.PROGRAM_LINK_LEAVES) {
            incomplete = true; // Among the warnings already.
        } else if (found.kind() == Kind.CHECKTESTDATA
                || FileLanguages.isMissing(e)
                || why.contains(MISSING)
                || why.contains(ProgramFailure.TESTLIB_MISSING.name())
                || Untried.isInOldPython(why)) {
            leftOut(found, VerifyFault.INPUT_VALIDATOR_NOT_MADE, e.why());
        } else {
            findings.fault(e);
            incomplete = true;
        }
    }

    /** Has this one tried, too, and closes it in the end. */
    void add(String name, InputValidator validator) {
        made.add(validator);
        validators.put(name, validator);
    }

    private void leftOut(Found found, VerifyFault code, Object... values) {
        findings.warning(Fault.at(found.path(), code, values));
        incomplete = true;
    }

    /** A validator on an input. */
    private record Try(String validator, Path input, Map<String, Path> files, List<String> arguments) {}

    /** Tries them all. */
    void run() throws IOException, ProblemFormatException, SandboxException, InterruptedException {
        findings.warnings(DataForm.warnings(problem));
        List<Try> tries = new ArrayList<>();
        for (TestCase testCase : problem.data().runs()) {
            tries.addAll(tries(
                    testCase.input(), testCase.files(), testCase.inputValidatorArguments(), testCase.arguments()));
        }
        for (String folder : List.of("valid_output", "invalid_output")) {
            tries.addAll(tries(ProofReader.read(problem, folder)));
        }
        addRefused(complaints(tries));
        List<ProofCase> proofs = ProofReader.read(problem, "invalid_input");
        Set<Path> refused =
                complaints(tries(proofs)).keySet().stream().map(Try::input).collect(Collectors.toSet());
        for (ProofCase proof : proofs) {
            if (!refused.contains(proof.input())) {
                if (incomplete) { // Who is not here may have refused it.
                    findings.warning(Fault.at(proof.input(), VerifyFault.INPUT_NOT_REFUSED_HERE));
                } else {
                    findings.fault(Fault.at(proof.input(), VerifyFault.INPUT_NOT_REFUSED));
                }
            }
        }
    }

    private List<Try> tries(List<ProofCase> proofs) {
        return proofs.stream()
                .flatMap(proof ->
                        tries(proof.input(), proof.files(), proof.inputValidatorArguments(), proof.arguments())
                                .stream())
                .toList();
    }

    /** Returns the tries of every validator on an input; each gets its own arguments first, as the format has it. */
    private List<Try> tries(Path input, Map<String, Path> files, ValidatorArguments own, List<String> arguments) {
        for (String name : own.meantForOthers(names)) {
            if (unknown.add(name)) {
                findings.warning(Fault.at(input, VerifyFault.INPUT_VALIDATOR_UNKNOWN, name));
            }
        }
        return validators.keySet().stream()
                .map(name -> new Try(
                        name,
                        input,
                        files,
                        Stream.concat(own.of(name).stream(), arguments.stream()).toList()))
                .toList();
    }

    /** A fault for each, but one alone for all inputs of which a validator says the same. */
    private void addRefused(Map<Try, Object> complaints) {
        Map<List<Object>, List<Path>> alike = new LinkedHashMap<>();
        complaints.forEach(
                (one, words) -> alike.computeIfAbsent(List.of(one.validator(), words), first -> new ArrayList<>())
                        .add(one.input()));
        alike.forEach((said, inputs) -> {
            if (Untried.isInOldPython(said.get(1).toString())) {
                findings.warning(Fault.of(VerifyFault.INPUT_VALIDATOR_OF_PYTHON_2, said.toArray()));
                incomplete = true;
                return;
            }
            int alone = inputs.size() == 1 ? 0 : inputs.size();
            findings.fault(Fault.at(inputs.get(0), VerifyFault.INPUT_REFUSED, alone, said.get(0), said.get(1)));
        });
    }

    /**
     * Returns the complaints about inputs, in that order. A validator that was ended because it took too long is not
     * tried again: it would take as long on each input.
     */
    private Map<Try, Object> complaints(List<Try> tries) throws IOException, SandboxException, InterruptedException {
        Set<String> late = ConcurrentHashMap.newKeySet();
        List<Lanes.Work<Optional<Complaint>>> work = new ArrayList<>();
        for (Try one : tries) {
            work.add(() -> late.contains(one.validator()) ? Optional.empty() : complaint(one, late));
        }
        List<Optional<Complaint>> said = lanes.holding(work);
        Map<Try, Object> complaints = new LinkedHashMap<>();
        for (int i = 0; i < tries.size(); i++) {
            Try one = tries.get(i);
            boolean known =
                    validators.containsKey(one.validator()) && said.get(i).isPresent();
            if (known && said.get(i).get().late()) {
                validators.remove(one.validator());
                incomplete = true;
                findings.fault(Fault.at(one.input(), VerifyFault.INPUT_VALIDATOR_HANGS, one.validator()));
            } else if (known) {
                complaints.put(one, said.get(i).get().words());
            }
        }
        return complaints;
    }

    private Optional<Complaint> complaint(Try one, Set<String> late)
            throws IOException, SandboxException, InterruptedException {
        Map<String, byte[]> files = new HashMap<>();
        for (Map.Entry<String, Path> file : one.files().entrySet()) {
            files.put(file.getKey(), Files.readAllBytes(file.getValue()));
        }
        InputValidator program = Objects.requireNonNull(validators.get(one.validator()));
        Optional<Complaint> complaint = program.complaint(Files.readAllBytes(one.input()), files, one.arguments());
        if (complaint.filter(Complaint::late).isPresent()) {
            late.add(one.validator());
        }
        return complaint;
    }

    @Override
    public void close() throws IOException {
        for (InputValidator validator : made) {
            validator.close();
        }
    }
}
