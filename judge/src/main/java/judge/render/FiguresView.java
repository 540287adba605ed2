package judge.render;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import judge.gradebook.CaseFigures;
import judge.gradebook.Gradebook;
import judge.gradebook.Mistake;
import judge.gradebook.Paper;
import judge.gradebook.ScoreFigures;
import judge.gradebook.SharedAnswer;

/** The figures of a class for other programs; {@code figures.schema.json} has the keys. */
final class FiguresView {

    static final String FILE = "figures.json";

    private static final int VERSION = 1;

    private final ObjectMapper mapper = new ObjectMapper();

    Path write(Gradebook book, Output output) throws IOException {
        ObjectNode figures = mapper.createObjectNode();
        figures.put("version", VERSION);
        figures.put("run", book.run().name());
        ArrayNode problems = figures.putArray("problems");
        book.papers().forEach(paper -> problems.add(problem(paper)));
        return output.write(FILE, mapper.writerWithDefaultPrettyPrinter().writeValueAsBytes(figures));
    }

    private ObjectNode problem(Paper paper) {
        List<CaseFigures> cases = paper.cases();
        ObjectNode problem = mapper.createObjectNode();
        problem.put("problem", paper.problem().id());
        problem.put("submissions", paper.reports().size());
        problem.put("accepted", paper.accepted());
        problem.set("scores", scores(paper));
        problem.put("hardestCase", paper.hardest().map(CaseFigures::name).orElse(null));
        problem.set("slowestAccepted", paper.slowest().map(this::slowest).orElse(null));
        ArrayNode rows = problem.putArray("cases");
        cases.forEach(one -> rows.add(testCase(one)));
        ArrayNode mistakes = problem.putArray("mistakes");
        paper.mistakes().forEach(one -> mistakes.add(mistake(one)));
        ArrayNode shared = problem.putArray("sharedAnswers");
        paper.shared().forEach(one -> shared.add(shared(one)));
        return problem;
    }

    private ObjectNode scores(Paper paper) {
        ScoreFigures figures = paper.scores();
        ObjectNode scores = mapper.createObjectNode();
        scores.put("count", figures.count());
        scores.put("mean", figures.mean());
        scores.put("median", figures.median());
        if (Double.isFinite(paper.maxScore())) {
            scores.put("maxScore", paper.maxScore());
        }
        figures.bins().forEach(scores.putArray("tenths")::add);
        return scores;
    }

    private ObjectNode slowest(Paper.Slowest slowest) {
        ObjectNode node = mapper.createObjectNode();
        node.put("contestant", slowest.contestant());
        node.put("case", slowest.testCase());
        node.put("cpuTimeMillis", slowest.cpuTimeMillis());
        return node;
    }

    private ObjectNode testCase(CaseFigures one) {
        ObjectNode node = mapper.createObjectNode();
        node.put("name", one.name());
        node.put("run", one.run());
        node.put("failed", one.failed());
        ObjectNode verdicts = node.putObject("verdicts");
        one.verdicts().forEach((verdict, count) -> verdicts.put(verdict.name(), count));
        ObjectNode mistakes = node.putObject("mistakes");
        one.mistakes().forEach((code, count) -> mistakes.put(code, count));
        return node;
    }

    private ObjectNode mistake(Mistake mistake) {
        ObjectNode node = mapper.createObjectNode();
        node.put("mistake", mistake.code());
        mistake.contestants().forEach(node.putArray("contestants")::add);
        mistake.cases().forEach(node.putArray("cases")::add);
        return node;
    }

    private ObjectNode shared(SharedAnswer shared) {
        ObjectNode node = mapper.createObjectNode();
        node.put("case", shared.testCase());
        node.put("answer", shared.answer());
        node.put("mistake", shared.mistake().orElse(null));
        shared.contestants().forEach(node.putArray("contestants")::add);
        return node;
    }
}
