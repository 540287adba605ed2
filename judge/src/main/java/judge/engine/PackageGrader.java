package judge.engine;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import judge.problem.CasePoints;
import judge.program.PackageProgram;
import judge.program.ProgramFailure;
import judge.sandbox.Outcome;
import judge.sandbox.SandboxException;
import judge.verdict.Grade;
import judge.verdict.GroupGrader;
import judge.verdict.Verdict;

/**
 * A package's own grader, invoked as the older format has it: {@code grader flags < results}, a line with verdict and
 * score for each part of the group; it prints one such line and ends with status 0.
 */
record PackageGrader(PackageProgram program) implements GroupGrader, AutoCloseable {

    private static final Pattern ANSWER =
            Pattern.compile("(AC|WA|TLE|RTE|MLE|OLE)\\s+([+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?)");

    @Override
    public Answer grade(List<String> flags, List<Grade> parts) throws InterruptedException {
        String results = parts.stream().map(PackageGrader::line).collect(Collectors.joining());
        try {
            return answer(program.run(results.getBytes(StandardCharsets.US_ASCII), Map.of(), flags, List.of()));
        } catch (SandboxException e) {
            return new Answer.Failure(e.why());
        }
    }

    private static Answer answer(Outcome outcome) {
        if (!outcome.ending().isSuccess()) {
            return new Answer.Failure(ProgramFailure.endsWith(outcome.ending(), PackageProgram.words(outcome)));
        }
        String said = new String(outcome.stdout(), StandardCharsets.UTF_8).strip();
        Matcher matcher = ANSWER.matcher(said);
        if (!matcher.matches()) {
            return new Answer.Failure(ProgramFailure.GRADER_ANSWER_UNCLEAR.of(PackageProgram.cut(said)));
        }
        double score = Double.parseDouble(matcher.group(2));
        return Math.abs(score) <= CasePoints.MOST_AWARDED
                ? new Answer.Result(new Grade(Verdict.valueOf(matcher.group(1)), score))
                : new Answer.Failure(ProgramFailure.GRADER_SCORE_TOO_LARGE.of(PackageProgram.cut(said)));
    }

    private static String line(Grade part) {
        return code(part.verdict()) + " " + new BigDecimal(Double.toString(part.score())).toPlainString() + "\n";
    }

    /** The format's word for a verdict. */
    private static String code(Verdict verdict) {
        return switch (verdict) {
            case PE, NO -> Verdict.WA.name();
            default -> verdict.name();
        };
    }

    @Override
    public void close() throws IOException {
        program.close();
    }
}
