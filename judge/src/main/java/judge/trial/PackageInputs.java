package judge.trial;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import judge.engine.Toolchain;
import judge.knowledge.InputException;
import judge.knowledge.InputExplanation;
import judge.knowledge.InputSpace;
import judge.knowledge.PlainText;
import judge.problem.PackagePrograms;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.program.InputValidator;
import judge.program.PackageProgram;
import judge.program.ProgramFailure;
import judge.sandbox.SandboxException;

/**
 * The inputs of a problem of which only its package knows something: its samples, what its generators make, and what
 * its input validators accept. The programs run in the sandbox, as the author of the package may have made mistakes.
 */
public final class PackageInputs implements InputSpace {

    /** The highest number of inputs that generators are asked for when the slowest input is looked for. */
    private static final int LARGEST_NUMBER = 1_000;

    /** A program with its name in messages. */
    private record Named(String name, PackageProgram program) {}

    private final List<String> samples;
    private final List<Named> generators;
    private final List<Named> validators;

    private PackageInputs(List<String> samples, List<Named> generators, List<Named> validators) {
        this.samples = samples;
        this.generators = generators;
        this.validators = validators;
    }

    /** The inputs of a problem; empty if its package has no generator or no input validator that can be run. */
    public static Optional<InputSpace> of(Toolchain toolchain, Problem problem)
            throws IOException, SandboxException, InterruptedException {
        List<Named> generators = programs(toolchain, problem, PackagePrograms.GENERATORS);
        List<Named> validators = programs(toolchain, problem, PackagePrograms.INPUT_VALIDATORS);
        if (generators.isEmpty() || validators.isEmpty()) {
            return Optional.empty();
        }
        List<String> samples = new ArrayList<>();
        for (TestCase sample : problem.data().sampleRuns()) {
            samples.add(Files.readString(sample.input(), StandardCharsets.ISO_8859_1));
        }
        return Optional.of(new PackageInputs(samples, generators, validators));
    }

    /** Makes the programs of a folder, which stay until the judge is closed. */
    private static List<Named> programs(Toolchain toolchain, Problem problem, String folder)
            throws IOException, SandboxException, InterruptedException {
        List<Named> programs = new ArrayList<>();
        for (Path source : PackagePrograms.in(problem, folder)) {
            programs.add(new Named(
                    folder + "/" + source.getFileName(),
                    toolchain.packageProgram(source, problem.extras().constants(), PackagePrograms.LIMITS)));
        }
        return programs;
    }

    /** The samples first, then the generators in turn, each with a seed of its own and the number of the input. */
    @Override
    public String input(long seed, int number) throws InputException, InterruptedException {
        if (number < samples.size()) {
            return samples.get(number);
        }
        return generated(seed, number);
    }

    private String generated(long seed, int number) throws InputException, InterruptedException {
        Named generator = generators.get(Math.floorMod(number - samples.size(), generators.size()));
        List<String> arguments = List.of(String.valueOf(seed * 1_000_003 + number), String.valueOf(number));
        String call = generator.name() + " " + String.join(" ", arguments);
        try {
            String input = text(generator.program().generate(arguments));
            Optional<Said> complaint = complaint(input);
            if (complaint.isPresent()) {
                throw new InputException(ProgramFailure.GENERATES_REFUSED_INPUT.of(
                        call, complaint.get().validator(), complaint.get().words()));
            }
            return input;
        } catch (SandboxException e) {
            throw new InputException(ProgramFailure.GENERATES_NO_INPUT.of(call, e.why()));
        }
    }

    @Override
    public int kinds() {
        return samples.size() + generators.size();
    }

    /** Every other time a much larger one, if the generator uses the number of the input. */
    @Override
    public String neighbour(String input, long seed) throws InputException, InterruptedException {
        SplittableRandom random = new SplittableRandom(seed);
        return random.nextBoolean()
                ? PlainText.neighbour(input, seed)
                : generated(seed, random.nextInt(LARGEST_NUMBER));
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    /** A validator that refuses an input, and its words. */
    private record Said(String validator, Object words) {}

    /** Returns the validator that refuses the input, and its message. */
    private Optional<Said> complaint(String input) throws SandboxException, InterruptedException {
        byte[] bytes = input.getBytes(StandardCharsets.ISO_8859_1);
        for (Named validator : validators) {
            Optional<InputValidator.Complaint> complaint = validator.program().complaint(bytes, Map.of(), List.of());
            if (complaint.isPresent()) {
                return Optional.of(new Said(validator.name(), complaint.get().words()));
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean isLegal(String input) throws InputException, InterruptedException {
        try {
            return complaint(input).isEmpty();
        } catch (SandboxException e) {
            throw new InputException(e.why());
        }
    }

    /** Counts every input as fair: its work is not known, but the jury's own submission has to do it, too. */
    @Override
    public boolean isFair(String input) {
        return true;
    }

    @Override
    public boolean isApart() {
        return false;
    }

    @Override
    public List<Integer> pieces(String input) {
        return PlainText.pieces(input);
    }

    @Override
    public String without(String input, int kind, int from, int to) {
        return PlainText.without(input, kind, from, to);
    }

    @Override
    public InputExplanation.Note size(String input) {
        return PlainText.size(input);
    }

    @Override
    public String minimalKey() {
        return "hunt.minimal-text";
    }
}
