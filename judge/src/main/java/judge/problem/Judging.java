package judge.problem;

import java.util.Optional;

/**
 * The rules for judging the output of a submission.
 *
 * @param checker the checker that compares output and answer
 * @param reference the built-in solver that gives the expected answers; without one the {@code .ans} files do
 * @param inputFile a file name under which the input is offered in the working folder too, beside stdin
 * @param outputFile a file name that the answer is taken from where the program wrote it, before stdout
 */
public record Judging(
        CheckerChoice checker,
        Optional<ReferenceName> reference,
        Optional<String> inputFile,
        Optional<String> outputFile) {}
