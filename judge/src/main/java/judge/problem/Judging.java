package judge.problem;

import java.util.Optional;

/**
 * How the output of a submission is judged.
 *
 * @param checker what compares output and answer
 * @param reference the built-in solver that the expected answers come from; without one the {@code .ans} files are it
 * @param inputFile a file name under which the input is offered in the working folder too, beside stdin
 * @param outputFile a file name that the answer is taken from where the program wrote it, before stdout
 */
public record Judging(
        CheckerChoice checker,
        Optional<ReferenceName> reference,
        Optional<String> inputFile,
        Optional<String> outputFile) {}
