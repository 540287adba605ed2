package judge.cli.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.knowledge.Knowledge;
import judge.problem.ReferenceName;
import judge.report.ProblemSection;
import judge.similar.Work;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import judge.sudoku.ShippedProblems;

/** The code that contestants may have got from the judge: the programs that {@code judge new} writes. */
final class BaseCode {

    private BaseCode() {}

    static List<Work> of(ProblemSection problem) {
        return of(
                "sudoku".equals(problem.grid())
                        ? Optional.of(ReferenceName.SUDOKU)
                        : "target-sudoku".equals(problem.grid())
                                ? Optional.of(ReferenceName.TARGET_SUDOKU)
                                : Optional.empty());
    }

    static List<Work> of(Optional<ReferenceName> reference) {
        List<Work> given = new ArrayList<>();
        for (LanguageName language : LanguageNames.BUILT_IN.all()) {
            String ending = language.endings().get(0);
            given.add(starter(ending, Knowledge.anyStarter(ending)));
            ShippedProblems.knowledge(reference)
                    .ifPresent(knowledge -> given.add(starter(ending, knowledge.starter(ending))));
        }
        return given;
    }

    private static Work starter(String ending, String source) {
        return new Work("judge new", Map.of("main" + ending, source));
    }
}
