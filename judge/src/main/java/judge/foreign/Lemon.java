package judge.foreign;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import judge.foreign.DraftGroup.Case;
import judge.foreign.DraftGroup.Earning;
import judge.foreign.ForeignException.Cause;

/** Contests of LemonLime: a {@code .cdf} in JSON, data beside it in {@code data}. */
final class Lemon {

    private static final String DEPENDENCE = "_lemon_SUbtaskDEPENDENCE_fLAg";

    private static final int TRADITIONAL = 0;
    private static final int ANSWERS_ONLY = 1;
    /** Submissions call functions of the task. */
    private static final int INTERACTION = 2;
    /** The same, and submissions are several files. */
    private static final int COMMUNICATION = 3;

    /** Answers are compared by a program that writes points into a file, not by one with testlib. */
    private static final int LEMON_CHECKER = 4;

    private final SourceFolder source;
    private final String file;

    Lemon(SourceFolder source, String file) {
        this.source = source;
        this.file = file;
    }

    List<ForeignProblem> read() throws ForeignException {
        if (!source.text(file).strip().startsWith("{")) {
            throw new ForeignException(Cause.OLDER_LEMON, file);
        }
        JsonNode contest = Trees.json(source.text(file), file);
        String folder = file.contains("/") ? file.substring(0, file.lastIndexOf('/') + 1) : "";
        List<ForeignProblem> problems = new ArrayList<>();
        for (JsonNode task : Trees.list(contest, "tasks", file)) {
            problems.add(task(task, folder + "data/", folder + "source/"));
        }
        if (problems.isEmpty()) {
            throw new ForeignException(Cause.NO_TASK, file);
        }
        return problems;
    }

    private ForeignProblem task(JsonNode task, String data, String sources) throws ForeignException {
        PackageDraft draft = new PackageDraft();
        String id = task.path("sourceFileName").asText("");
        String title = task.path("problemTitle").asText(id);
        draft.name(title.codePoints().anyMatch(c -> c > 0x2e7f) ? "zh" : "en", title.isBlank() ? id : title);
        int type = task.path("taskType").asInt();
        kind(task, type, data, draft);
        if (type != ANSWERS_ONLY && !task.path("standardInputCheck").asBoolean(false)) {
            draft.programFile("input_file", task.path("inputFileName").asText(""));
        }
        if (type != ANSWERS_ONLY && !task.path("standardOutputCheck").asBoolean(false)) {
            draft.programFile("output_file", task.path("outputFileName").asText(""));
        }
        compare(task, data, draft);
        List<JsonNode> cases = new ArrayList<>();
        cases.addAll(Trees.list(task, "testCases", file + ": " + id));
        boolean single = cases.stream()
                .allMatch(one -> inputs(one).size() == 1 && required(one, 1).isEmpty());
        boolean equal = cases.stream()
                        .map(one -> one.path("fullScore").asText())
                        .distinct()
                        .count()
                == 1;
        List<Case> all = new ArrayList<>();
        double points = 0;
        for (int i = 0; i < cases.size(); i++) {
            JsonNode one = cases.get(i);
            double own = limits(one, file + ": " + id + ", test case " + (i + 1), draft);
            List<Case> read = cases(one, data, file + ": " + id + ", test case " + (i + 1), draft);
            if (single && equal) {
                all.addAll(read);
                points += own;
            } else {
                draft.group(new DraftGroup(own, Earning.LEAST, required(one, i + 1), read));
            }
        }
        if (single && equal && !all.isEmpty()) {
            draft.group(new DraftGroup(points, Earning.EACH, List.of(), all));
        }
        solutions(id, sources, draft);
        return draft.finished(Trees.id(id.isBlank() ? title : id), true);
    }

    /** Takes over the limits of a test case; its points. */
    private static double limits(JsonNode one, String place, PackageDraft draft) throws ForeignException {
        double time = Amounts.number(one, "timeLimit", 1000, place);
        double memory = Amounts.number(one, "memoryLimit", 512, place);
        draft.timeLimit(Amounts.seconds(
                time / 1000, place + ": timeLimit", one.path("timeLimit").asText()));
        draft.memoryLimit(Amounts.mebibytes(
                memory, place + ": memoryLimit", one.path("memoryLimit").asText()));
        double points = Amounts.number(one, "fullScore", 0, place);
        return Amounts.points(
                points, place + ": fullScore", one.path("fullScore").asText());
    }

    private void kind(JsonNode task, int type, String data, PackageDraft draft) throws ForeignException {
        switch (type) {
            case TRADITIONAL -> {}
            case ANSWERS_ONLY -> draft.answersAreHandedIn();
            case INTERACTION -> {
                String header = task.path("interactor").asText();
                compiledWith(header, task.path("interactorName").asText(header), data, draft);
                compiledWith(task.path("grader").asText(), "grader.cpp", data, draft);
            }
            case COMMUNICATION -> {
                for (int i = 0; i < task.path("graderFilesPath").size(); i++) {
                    String path = task.path("graderFilesPath").path(i).asText();
                    compiledWith(path, task.path("graderFilesName").path(i).asText(path), data, draft);
                }
            }
            default -> draft.remark(ImportRemark.TASK_TYPE_NOT_TAKEN, type);
        }
    }

    /** A file that is put beside a submission and compiled with it. */
    private void compiledWith(String path, String name, String data, PackageDraft draft) throws ForeignException {
        draft.languages(List.of("cpp"));
        if (source.has(data + path)) {
            draft.file("include/cpp/" + SourceFolder.base(name), source.bytes(data + path));
        } else {
            draft.remark(ImportRemark.FILE_NOT_THERE, data + path, "include/cpp/");
        }
    }

    /** Remarks on programs that contestants have handed in under the name of the task; they prove nothing. */
    private void solutions(String id, String sources, PackageDraft draft) throws ForeignException {
        long there = source.files().stream()
                .filter(path -> path.startsWith(sources) && path.contains("/" + id + "."))
                .count();
        if (there > 0 && !id.isBlank()) {
            draft.remark(ImportRemark.CONTESTANTS_NOT_TAKEN, there, sources);
        }
    }

    private void compare(JsonNode task, String data, PackageDraft draft) throws ForeignException {
        switch (task.path("comparisonMode").asInt()) {
            case 0 -> {
                draft.checkerArguments("case_sensitive");
                draft.linesMatterThere();
            }
            case 1 -> draft.checkerArguments("case_sensitive");
            case 3 -> draft.checkerArguments(
                    "case_sensitive",
                    "float_absolute_tolerance",
                    "1e-" + task.path("realPrecision").asInt(3));
            case 4, 5 -> checker(task, data, draft);
            default -> draft.remark(
                    ImportRemark.COMPARISON_NOT_TAKEN,
                    task.path("comparisonMode").asInt());
        }
    }

    /** Adds the checker: LemonLime's program is made of the source of the same name, where that is there. */
    private void checker(JsonNode task, String data, PackageDraft draft) throws ForeignException {
        String checker = task.path("specialJudge").asText("").replace('\\', '/').replaceFirst("\\.exe$", "");
        Optional<String> found = Stream.of(".cpp", ".cc", ".c")
                .map(ending -> data + checker + ending)
                .filter(source::has)
                .findFirst();
        if (found.isEmpty()) {
            draft.remark(ImportRemark.CHECKER_WITHOUT_SOURCE, checker);
            return;
        }
        byte[] program = source.bytes(found.get());
        if (task.path("comparisonMode").asInt() == LEMON_CHECKER) {
            CheckerCalls.LEMON.checker(draft, program);
        } else {
            Testlib.checker(draft, program, Testlib.Points.SHARE);
        }
        headers(found.get(), Testlib.isNeededBy(program), draft);
    }

    private void headers(String checker, boolean testlib, PackageDraft draft) throws ForeignException {
        String folder = checker.substring(0, checker.lastIndexOf('/') + 1);
        boolean lacks = testlib;
        for (String file : source.files()) {
            boolean header = SourceFolder.base(file).equals(Testlib.HEADER);
            if (header || (file.startsWith(folder) && SourceFolder.base(file).matches(".+\\.(?:h|hpp)"))) {
                draft.fileOnce("output_validator/" + SourceFolder.base(file), source.later(file));
            }
            lacks &= !header;
        }
        if (lacks) {
            draft.remark(ImportRemark.TESTLIB_OF_LEMON_NEEDED);
        }
    }

    private static List<String> inputs(JsonNode one) {
        List<String> inputs = new ArrayList<>();
        one.path("inputFiles").forEach(input -> {
            if (!input.asText().endsWith(DEPENDENCE)) {
                inputs.add(input.asText());
            }
        });
        return inputs;
    }

    /** The numbers of earlier subtasks, from 1. */
    private static List<Integer> required(JsonNode one, int own) {
        TreeSet<Integer> numbers = new TreeSet<>();
        one.path("inputFiles").forEach(input -> {
            String text = input.asText();
            String number = text.endsWith(DEPENDENCE) ? text.substring(0, text.length() - DEPENDENCE.length()) : "";
            if (number.matches("\\d{1,4}") && Integer.parseInt(number) >= 1) {
                numbers.add(Integer.parseInt(number));
            }
        });
        return numbers.stream().filter(number -> number < own || own == 1).toList();
    }

    private List<Case> cases(JsonNode one, String data, String place, PackageDraft draft) throws ForeignException {
        for (String key : List.of("inputFiles", "outputFiles")) {
            if (one.path(key).isTextual()) {
                throw new ForeignException(
                        Cause.NO_LIST, place + ": " + key, one.path(key).asText());
            }
        }
        List<String> inputs = inputs(one);
        List<Case> cases = new ArrayList<>();
        for (int i = 0; i < inputs.size(); i++) {
            String answer = one.path("outputFiles").path(i).asText("");
            cases.add(new Case(
                    CaseNames.of(inputs.get(i)),
                    LineEnds.ofLinux(source, draft, data + inputs.get(i)),
                    LineEnds.ofLinux(source, draft, data + answer)));
        }
        return cases;
    }
}
