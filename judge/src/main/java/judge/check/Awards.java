package judge.check;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import judge.problem.CasePoints;
import judge.problem.CasePoints.Rule;
import judge.program.PackageProgram;
import judge.program.ProgramFailure;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sandbox.Outcome;
import judge.sandbox.run.Command;

/** The points that an output validator awards, by files in its feedback folder. */
final class Awards {

    private static final String SCORE = "score.txt";
    private static final String MULTIPLIER = "score_multiplier.txt";

    private static final Pattern NUMBER = Pattern.compile("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?");

    /** Validators compute in floating point, as the points of a case are. */
    private static final double ROUNDING = 1e-6;

    /** The files that are read from the feedback folder: paths as in {@link Command#collected()}. */
    static final List<String> FILES = List.of(PackageProgram.MESSAGE, path(SCORE), path(MULTIPLIER));

    private Awards() {}

    /** The ruling on an output that was accepted. */
    static Ruling accepted(Outcome outcome, CasePoints points) throws AwardException {
        if (points.rule() == Rule.NONE) {
            return new Ruling.Accepted(1); // Whatever it has written: nobody asks for it.
        }
        Optional<String> score = file(outcome, SCORE);
        Optional<String> multiplier = file(outcome, MULTIPLIER);
        if (score.isPresent() && multiplier.isPresent()) {
            throw new AwardException(ProgramFailure.SCORE_FILES_SEVERAL.of());
        }
        if (multiplier.isPresent()) {
            refuse(MULTIPLIER, points, points.rule() == Rule.AWARDED);
            if (points.isUnbounded()) {
                throw new AwardException(ProgramFailure.MULTIPLIER_WITHOUT_BOUND.of());
            }
            return new Ruling.Accepted(share(multiplier.get()));
        }
        if (score.isPresent()) {
            refuse(SCORE, points, points.rule() == Rule.AWARDED || points.rule() == Rule.MEASURED);
            return new Ruling.Accepted(1, Optional.of(score(score.get(), points)));
        }
        if (points.rule() == Rule.AWARDED && points.isUnbounded()) {
            throw new AwardException(ProgramFailure.SCORE_FILE_MISSING.of());
        }
        return new Ruling.Accepted(1);
    }

    /** The ruling on an output that was not. */
    static Ruling rejected(Outcome outcome, CasePoints points) throws AwardException {
        Reason reason = Reason.of(ReasonCode.VALIDATOR_REJECTS, "message", PackageProgram.words(outcome));
        Optional<String> score = file(outcome, SCORE);
        if (points.rule() == Rule.MEASURED && score.isPresent()) {
            return new Ruling.Wrong(reason, Optional.of(score(score.get(), points)));
        }
        for (String name : List.of(SCORE, MULTIPLIER)) {
            if (points.rule() != Rule.NONE && file(outcome, name).isPresent()) {
                throw new AwardException(ProgramFailure.SCORE_OF_REJECTED.of(name));
            }
        }
        return new Ruling.Wrong(reason);
    }

    private static void refuse(String name, CasePoints points, boolean allowed) throws AwardException {
        if (!allowed) {
            throw new AwardException(whyNot(name, points.rule()).of(name));
        }
    }

    private static ProgramFailure whyNot(String name, Rule rule) {
        if (rule == Rule.WITH_ITS_GROUP) {
            return ProgramFailure.SCORE_FILE_IN_GROUP;
        }
        return name.equals(SCORE) ? ProgramFailure.SCORE_FILE_NOT_ASKED_FOR : ProgramFailure.SCORE_FILE_UNKNOWN;
    }

    private static double share(String text) throws AwardException {
        double share = number(MULTIPLIER, text);
        if (share < 0 || share > 1) {
            throw new AwardException(ProgramFailure.MULTIPLIER_OUT_OF_RANGE.of(PackageProgram.cut(text)));
        }
        return share;
    }

    private static double score(String text, CasePoints points) throws AwardException {
        double score = number(SCORE, text);
        if (points.rule() == Rule.AWARDED && score < 0) {
            throw new AwardException(ProgramFailure.SCORE_NEGATIVE.of(PackageProgram.cut(text)));
        }
        if (points.rule() == Rule.AWARDED && score > points.most() + ROUNDING) {
            throw new AwardException(ProgramFailure.SCORE_TOO_HIGH.of(PackageProgram.cut(text), points.most()));
        }
        return points.rule() == Rule.AWARDED ? Math.min(score, points.most()) : score;
    }

    private static double number(String name, String text) throws AwardException {
        if (!NUMBER.matcher(text).matches()) {
            throw new AwardException(ProgramFailure.SCORE_FILE_NOT_A_NUMBER.of(name, PackageProgram.cut(text)));
        }
        double number = Double.parseDouble(text);
        if (Math.abs(number) > CasePoints.MOST_AWARDED) {
            throw new AwardException(ProgramFailure.SCORE_FILE_TOO_LARGE.of(name, PackageProgram.cut(text)));
        }
        return number;
    }

    /**
     * Returns the content of a file. A thing under its name that is no file is refused: taken for nothing, it would
     * give all points.
     */
    private static Optional<String> file(Outcome outcome, String name) throws AwardException {
        if (outcome.noFiles().contains(path(name))) {
            throw new AwardException(ProgramFailure.SCORE_FILE_NO_FILE.of(name));
        }
        return Optional.ofNullable(outcome.collected().get(path(name)))
                .map(bytes -> new String(bytes, StandardCharsets.UTF_8).strip());
    }

    private static String path(String name) {
        return Command.RUNTIME + "/" + name;
    }
}
