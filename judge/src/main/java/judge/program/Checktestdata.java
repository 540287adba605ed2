package judge.program;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.language.Program;
import judge.problem.ValidatorLimits;
import judge.problem.yaml.Constants;
import judge.sandbox.Outcome;
import judge.sandbox.SandboxException;

/** A grammar of Checktestdata, with the program {@code checktestdata} of this host's distribution, in the sandbox. */
public final class Checktestdata implements InputValidator {

    private static final Path PROGRAM = Path.of("/usr/bin/checktestdata");
    private static final int MOST_BYTES = 1 << 20;
    private static final String GRAMMAR = "judge-grammar.ctd";
    private static final String INPUT = "judge-input.in";

    private final PackageProgram program;
    private final byte[] grammar;

    private Checktestdata(PackageProgram program, byte[] grammar) {
        this.program = program;
        this.grammar = grammar;
    }

    /**
     * Makes a validator that is ready to run.
     *
     * @param file with the grammar
     * @throws SandboxException where the program is not installed, with what to install
     */
    public static Checktestdata of(
            Path file, Constants constants, ValidatorLimits limits, PackageProgram.Workshop workshop)
            throws SandboxException {
        if (!Files.isExecutable(PROGRAM)) {
            throw new SandboxException(ProgramFailure.CHECKTESTDATA_MISSING.of(PROGRAM));
        }
        try {
            if (Files.size(file) > MOST_BYTES) {
                throw new SandboxException(ProgramFailure.GRAMMAR_TOO_LARGE.of(file, MOST_BYTES));
            }
            byte[] grammar = constants.in(Files.readAllBytes(file));
            Program made = workshop.scripts().line(List.of(PROGRAM.toString()));
            return new Checktestdata(PackageProgram.of(made, limits, workshop), grammar);
        } catch (IOException e) {
            throw new SandboxException(ProgramFailure.PROGRAM_UNREADABLE.of(file, e));
        }
    }

    @Override
    public Optional<Complaint> complaint(byte[] input, Map<String, byte[]> files, List<String> arguments)
            throws SandboxException, InterruptedException {
        List<String> line = new ArrayList<>(List.of("-q", GRAMMAR, INPUT));
        Outcome outcome = program.run(new byte[0], Map.of(GRAMMAR, grammar, INPUT, input), line, List.of());
        if (outcome.ending().isSuccess()) {
            return Optional.empty();
        }
        String said = new String(outcome.stderr(), StandardCharsets.UTF_8)
                + new String(outcome.stdout(), StandardCharsets.UTF_8);
        Object words = said.isBlank() ? ProgramFailure.of(outcome.ending()) : PackageProgram.cut(said.strip());
        return Optional.of(new Complaint(words, outcome.ending().isLate()));
    }

    @Override
    public void close() throws IOException {
        program.close();
    }
}
