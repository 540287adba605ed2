package judge.handout;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import judge.knowledge.Knowledge;
import judge.problem.Problem;
import judge.problem.ReferenceName;
import judge.report.ProblemSection;
import judge.similar.Work;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import judge.source.PackageReach;
import judge.submission.SourceText;
import judge.sudoku.ShippedProblems;

/** The code that contestants may have got, which is nobody's own. */
public final class GivenCode {

    private static final String ATTACHMENTS = "attachments";
    private static final int DEPTH = 4;
    private static final int MOST_FILES = 100;
    private static final long MOST_BYTES = 1 << 20;

    private GivenCode() {}

    /** The programs that {@code judge new} writes, where the package is not at hand. */
    public static List<Work> of(ProblemSection problem) {
        return starters(
                "sudoku".equals(problem.grid())
                        ? Optional.of(ReferenceName.SUDOKU)
                        : "target-sudoku".equals(problem.grid())
                                ? Optional.of(ReferenceName.TARGET_SUDOKU)
                                : Optional.empty());
    }

    /** The same, and the sources that the package offers beside the statement. */
    public static List<Work> of(Problem problem) {
        List<Work> given = starters(problem.judging().reference());
        Path folder = problem.folder().resolve(ATTACHMENTS);
        if (!Files.isDirectory(folder)) {
            return given;
        }
        try (Stream<Path> walk = Files.walk(folder, DEPTH)) {
            PackageReach reach = PackageReach.of(problem.folder());
            List<Path> sources = walk.filter(file -> LanguageNames.known().isSource(file.toString()))
                    .filter(Files::isRegularFile)
                    .sorted()
                    .limit(MOST_FILES)
                    .toList();
            for (Path file : sources) {
                if (reach.holds(file) && Files.size(file) <= MOST_BYTES) {
                    String name = folder.relativize(file).toString();
                    SourceText.decode(Files.readAllBytes(file))
                            .ifPresent(text -> given.add(new Work(ATTACHMENTS, Map.of(name, text.text()))));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return given;
    }

    private static List<Work> starters(Optional<ReferenceName> reference) {
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
