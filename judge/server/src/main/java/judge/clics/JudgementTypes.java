package judge.clics;

import java.util.List;
import judge.verdict.Verdict;

/** The verdicts that a submission can get, as the Contest API knows them: by the same identifiers. */
final class JudgementTypes {

    /** Skipped is none, and an error of the judge is told to nobody. */
    static final List<Verdict> TOLD = List.of(
            Verdict.AC,
            Verdict.CE,
            Verdict.MLE,
            Verdict.NO,
            Verdict.OLE,
            Verdict.PE,
            Verdict.RTE,
            Verdict.TLE,
            Verdict.WA);

    private JudgementTypes() {}

    static String name(Verdict verdict) {
        return switch (verdict) {
            case AC -> "Accepted";
            case PE -> "Presentation Error";
            case WA -> "Wrong Answer";
            case NO -> "No Output";
            case RTE -> "Run-Time Error";
            case OLE -> "Output Limit Exceeded";
            case MLE -> "Memory Limit Exceeded";
            case TLE -> "Time Limit Exceeded";
            case CE -> "Compile Error";
            case JE -> "Judging Error";
            case SK -> "Skipped";
        };
    }

    /** Tells whether an attempt costs penalty time. */
    static boolean penalty(Verdict verdict, boolean compileErrors) {
        return verdict != Verdict.AC && (compileErrors || verdict != Verdict.CE);
    }

    /** The type of a judgement: where points are counted, who has earned some is accepted. */
    static String of(String verdict, double score, boolean scoring) {
        return scoring && score > 0 ? Verdict.AC.name() : verdict;
    }
}
