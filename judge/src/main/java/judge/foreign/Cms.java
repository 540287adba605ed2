package judge.foreign;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.foreign.DraftGroup.Case;
import judge.foreign.DraftGroup.Earning;

/**
 * Problems of CMS in the layout that its loader calls Italian: {@code task.yaml}, {@code input/input0.txt}, {@code
 * output/output0.txt}, and {@code gen/GEN} with the subtasks. Olympiads of many countries are kept like that.
 */
final class Cms {

    static final String TASK = "task.yaml";

    private static final String GEN = CmsScores.GEN;
    private static final int MOST_CASES = 1_000_000;
    private static final Pattern TRANSLATION = Pattern.compile("(?:statement|testo)/([a-z]+)\\.pdf");

    /** Elements that are taken, or tell of people and contests and not of the problem. */
    private static final Pattern KNOWN =
            Pattern.compile("name|nome_breve|title|nome|primary_language|time_limit|timeout"
                    + "|memory_limit|memlimit|output_only|infile|outfile|total_value|n_input|score_type"
                    + "|score_type_parameters|score_mode|score_precision|feedback_level"
                    + "|token_.*|max_.*_number|min_.*_interval|version"
                    + "|public_testcases|risultati|output_only_testcases"
                    + "|output_optional_testcases|num_processes|user_io");

    private static final Pattern INPUT = Pattern.compile("input/input(\\d{1,6})\\.txt");
    private static final Pattern CHECKER = Pattern.compile("(?:check/checker|cor/correttore)(\\.\\w+)?");
    private static final Pattern SOLUTION = Pattern.compile("sol/(?:solution|soluzione)\\.(?:cc|cpp|c|java|py)");
    private static final Pattern GRADER = Pattern.compile("sol/(?:grader|stub)\\.(\\w+)");

    private static final Map<String, String> LANGUAGES =
            Map.of("cpp", "cpp", "cc", "cpp", "c", "c", "java", "java", "py", "python3");

    private final SourceFolder source;
    private final String name;
    private final PackageDraft draft = new PackageDraft();

    Cms(SourceFolder source, String name) {
        this.source = source;
        this.name = name;
    }

    /** Tells whether the folder is a task with its data: without data there is nothing to take. */
    static boolean is(SourceFolder source) throws ForeignException {
        return source.has(TASK) && source.files().stream().anyMatch(INPUT.asMatchPredicate());
    }

    ForeignProblem read() throws ForeignException {
        JsonNode task = Trees.yaml(source.text(TASK), TASK);
        String id = said(task, name, "name", "nome_breve");
        String primary = said(task, "it", "primary_language").replaceAll("[^a-z].*", "");
        String language = primary.length() == 2 ? primary : "it";
        draft.name(language, said(task, id, "title", "nome"));
        limits(task);
        keys(task);
        boolean answers = task.path("output_only").asBoolean(false);
        if (answers) {
            draft.answersAreHandedIn();
        } else {
            // As its loader has it: where nothing is said programs use files.
            draft.programFile("input_file", said(task, "input.txt", "infile"));
            draft.programFile("output_file", said(task, "output.txt", "outfile"));
        }
        checker();
        graders();
        groups(task);
        translations(said(task, id, "title", "nome"));
        for (String file : source.files()) {
            if (SOLUTION.matcher(file).matches()) {
                draft.takes("submissions/accepted/" + SourceFolder.base(file), source, file);
            } else if (file.matches("att/[^/]+")) {
                draft.takes("attachments/" + SourceFolder.base(file), source, file);
            } else if (file.matches("statement/statement\\.pdf|testo/testo\\.pdf")) {
                draft.takes("statement/problem." + language + ".pdf", source, file);
            }
        }
        return draft.finished(Trees.id(id.isBlank() ? name : id), true);
    }

    /** Statements that are called by the name of their language. */
    private void translations(String title) throws ForeignException {
        for (String file : source.files()) {
            Matcher translation = TRANSLATION.matcher(file);
            if (translation.matches() && Polygon.LANGUAGES.containsKey(translation.group(1))) {
                String language = Polygon.LANGUAGES.get(translation.group(1));
                draft.takes("statement/problem." + language + ".pdf", source, file);
                draft.name(language, title);
            }
        }
    }

    /** Tells of what it says and no package can have. */
    private void keys(JsonNode task) {
        for (String key : List.of("output_only_testcases", "output_optional_testcases")) {
            if (task.hasNonNull(key) && !task.path(key).asText().isBlank()) {
                draft.remark(ImportRemark.OUTPUTS_NOT_HANDED_IN, task.path(key).asText(), key);
            }
        }
        List<String> others = new ArrayList<>();
        task.fieldNames().forEachRemaining(key -> {
            if (!KNOWN.matcher(key).matches()) {
                others.add(key);
            }
        });
        if (!others.isEmpty()) {
            draft.remark(ImportRemark.KEYS_NOT_TAKEN, TASK, String.join(", ", others));
        }
    }

    /** The text of the first of the keys that is there: older problems have Italian ones. */
    private static String said(JsonNode task, String otherwise, String... keys) {
        for (String key : keys) {
            if (task.hasNonNull(key)) {
                return task.path(key).asText();
            }
        }
        return otherwise;
    }

    private void limits(JsonNode task) throws ForeignException {
        String time = said(task, "", "time_limit", "timeout");
        if (!time.isBlank()) {
            String place = TASK + ": time_limit";
            draft.timeLimit(Amounts.seconds(Amounts.number(time, place), place, time));
        }
        String memory = said(task, "", "memory_limit", "memlimit");
        if (!memory.isBlank()) {
            String place = TASK + ": memory_limit";
            draft.memoryLimit(Amounts.mebibytes(Amounts.number(memory, place), place, memory));
        }
    }

    /** A source, as what was compiled elsewhere does not run here. */
    private void checker() throws ForeignException {
        List<String> found =
                source.files().stream().filter(CHECKER.asMatchPredicate()).toList();
        Optional<String> cpp = found.stream().filter(CheckerCalls::isCpp).findFirst();
        if (cpp.isPresent()) {
            CheckerCalls.CMS.checker(draft, source.bytes(cpp.get()));
            for (String file : source.files()) {
                if (file.matches("(?:check|cor)/[^/]+\\.(?:h|hpp)")) {
                    draft.file("output_validator/" + SourceFolder.base(file), source.bytes(file));
                }
            }
        } else if (found.isEmpty()) {
            draft.checkerArguments("case_sensitive");
            draft.linesMatterThere();
        } else {
            draft.remark(ImportRemark.CHECKER_LANGUAGE_NOT_TAKEN, found.get(0));
        }
        if (source.files().stream().anyMatch(file -> file.matches("(?:check|cor)/manager(?:\\.\\w+)?"))) {
            draft.remark(ImportRemark.MANAGER_NOT_TAKEN);
        }
    }

    /** Adds the files that are compiled with each submission, with the headers beside them. */
    private void graders() throws ForeignException {
        for (String file : source.files()) {
            Matcher grader = GRADER.matcher(file);
            if (!grader.matches() || !LANGUAGES.containsKey(grader.group(1))) {
                continue;
            }
            String language = LANGUAGES.getOrDefault(grader.group(1), "");
            draft.file("include/" + language + "/" + SourceFolder.base(file), source.bytes(file));
            for (String header : source.files()) {
                if (header.matches("sol/[^/]+\\.(?:h|hpp)") && language.startsWith("c")) {
                    draft.file("include/" + language + "/" + SourceFolder.base(header), source.bytes(header));
                }
            }
        }
    }

    private void groups(JsonNode task) throws ForeignException {
        SortedMap<Integer, Case> cases = cases();
        boolean counted = task.hasNonNull("n_input");
        if (counted) {
            int count = task.path("n_input").asInt();
            cut(cases, count);
        }
        CmsScores scores = new CmsScores(task, draft);
        List<CmsScores.Subtask> subtasks = source.has(GEN) ? scores.subtasks(source.text(GEN)) : List.of();
        if (scores.isGiven() && (counted || subtasks.isEmpty())) {
            scores.add(cases);
            return;
        }
        if (scores.isGiven()) {
            draft.remark(ImportRemark.SCORE_TYPE_WITHOUT_N_INPUT, TASK, GEN);
        }
        if (subtasks.isEmpty()) {
            double total =
                    Amounts.points(Amounts.number(task, "total_value", 100, TASK), TASK, said(task, "", "total_value"));
            draft.group(new DraftGroup(total, Earning.EACH, List.of(), List.copyOf(cases.values())));
            return;
        }
        int next = 0;
        int number = 0;
        for (CmsScores.Subtask subtask : subtasks) {
            number++;
            List<Case> own =
                    new ArrayList<>(cases.subMap(next, next + subtask.cases()).values());
            next += subtask.cases();
            if (own.isEmpty()) {
                draft.remark(ImportRemark.SUBTASK_EMPTY, number);
                continue;
            }
            if (own.size() < subtask.cases()) {
                draft.remark(ImportRemark.SUBTASK_LACKS_CASES, number, subtask.cases() - own.size(), subtask.cases());
            }
            draft.group(new DraftGroup(subtask.points(), Earning.LEAST, List.of(), own));
        }
        cases.tailMap(next).keySet().forEach(rest -> draft.remark(ImportRemark.IN_NO_SUBTASK, input(rest), GEN));
    }

    /** Leaves out what CMS does not read, and tells what it would read and is not there. */
    private void cut(SortedMap<Integer, Case> cases, int count) {
        for (int number = 0; number < Math.min(count, MOST_CASES); number++) {
            if (!cases.containsKey(number)) {
                draft.remark(ImportRemark.CASE_OF_N_INPUT_MISSING, count, number);
                break;
            }
        }
        List<String> more =
                cases.tailMap(count).keySet().stream().map(Cms::input).toList();
        if (!more.isEmpty()) {
            draft.remark(ImportRemark.BEYOND_N_INPUT, LeftOver.listed(more));
            cases.tailMap(count).clear();
        }
    }

    /** Returns the cases by their numbers, which are those of the lines in {@code GEN}. */
    private SortedMap<Integer, Case> cases() throws ForeignException {
        SortedMap<Integer, Case> cases = new TreeMap<>();
        for (String file : source.files()) {
            Matcher input = INPUT.matcher(file);
            if (!input.matches()) {
                continue;
            }
            String answer = "output/output" + input.group(1) + ".txt";
            if (source.has(answer)) {
                cases.put(
                        Integer.valueOf(input.group(1)),
                        new Case(CaseNames.of(file), source.later(file), source.later(answer)));
            } else {
                draft.remark(ImportRemark.INPUT_WITHOUT_ANSWER, file);
            }
        }
        return cases;
    }

    private static String input(int number) {
        return "input/input" + number + ".txt";
    }
}
