package judge.foreign;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import judge.foreign.DraftGroup.Case;
import judge.foreign.DraftGroup.Earning;
import judge.foreign.ForeignException.Cause;
import judge.foreign.Testlib.Points;
import org.w3c.dom.Element;

/** Packages of Polygon: {@code problem.xml}, tests, a checker and a validator with testlib, solutions with tags. */
final class Polygon {

    /** The codes of languages by their names in English, in lower case. */
    static final Map<String, String> LANGUAGES = Arrays.stream(Locale.getISOLanguages())
            .collect(Collectors.toUnmodifiableMap(
                    code -> Locale.forLanguageTag(code)
                            .getDisplayLanguage(Locale.ENGLISH)
                            .toLowerCase(Locale.ROOT),
                    code -> code,
                    (code, older) -> code));

    private static final Map<String, String> FOLDERS = Map.of(
            "main", "accepted",
            "accepted", "accepted",
            "wrong-answer", "wrong_answer",
            "time-limit-exceeded", "time_limit_exceeded",
            "memory-limit-exceeded", "memory_limit_exceeded",
            "presentation-error", "presentation_error",
            "rejected", "rejected",
            "failed", "run_time_error");

    private static final Map<String, String> MIXED = Map.of(
            "time-limit-exceeded-or-accepted",
            "AC, TLE",
            "time-limit-exceeded-or-memory-limit-exceeded",
            "AC, TLE, MLE");

    /** The type of programs in Python 2: nothing else says so, and as Python 3 they fail. */
    private static final Pattern PYTHON_2 = Pattern.compile("(?:python|pypy)(?:\\.pypy|x?\\.)?2.*");

    private final SourceFolder source;
    private final String name;
    private final PackageDraft draft = new PackageDraft();

    Polygon(SourceFolder source, String name) {
        this.source = source;
        this.name = name;
    }

    ForeignProblem read() throws ForeignException {
        Element problem = Trees.xml(source.text("problem.xml"), "problem.xml");
        called(problem);
        Element judging = Trees.first(problem, "judging")
                .orElseThrow(() -> new ForeignException(Cause.LACKS, "problem.xml", "judging"));
        draft.programFile("input_file", judging.getAttribute("input-file"));
        draft.programFile("output_file", judging.getAttribute("output-file"));
        List<Element> sets = Trees.all(judging, "testset");
        Element tests = sets.stream()
                .filter(set -> set.getAttribute("name").equals("tests"))
                .findFirst()
                .or(() -> sets.stream().findFirst())
                .orElseThrow(() -> new ForeignException(Cause.LACKS, "problem.xml", "testset"));
        if (sets.size() > 1) {
            draft.remark(ImportRemark.TEST_SETS_SEVERAL, tests.getAttribute("name"));
        }
        String time = Trees.text(tests, "time-limit");
        draft.timeLimit(Amounts.seconds(number(tests, "time-limit") / 1000, "problem.xml: time-limit", time));
        String memory = Trees.text(tests, "memory-limit");
        draft.memoryLimit(
                Amounts.mebibytes(number(tests, "memory-limit") / (1 << 20), "problem.xml: memory-limit", memory));
        PolygonTests.requirePoints(tests);
        PolygonPrograms programs = new PolygonPrograms(source, draft);
        Points points = points(tests, programs.mayGivePoints(problem));
        programs.take(problem, points);
        data(tests, problem, points);
        statements(problem);
        solutions(problem);
        String id = problem.getAttribute("short-name");
        return draft.finished(Trees.id(id.isBlank() ? name : id), points != Points.NONE);
    }

    private void called(Element problem) {
        for (Element title : Trees.all(problem, "names/name")) {
            draft.name(language(title.getAttribute("language")), title.getAttribute("value"));
        }
        draft.keywords(Trees.all(problem, "tags/tag").stream()
                .map(tag -> tag.getAttribute("value"))
                .toList());
    }

    /** Returns the kind of points; where no test has points, a checker's points have no bound. */
    private Points points(Element set, boolean given) {
        if (PolygonTests.havePoints(set)) {
            return Points.EARNED;
        }
        if (given && Trees.all(set, "tests/test").stream().anyMatch(test -> test.hasAttribute("points"))) {
            return Points.UNBOUNDED;
        }
        if (given) {
            draft.remark(ImportRemark.CHECKER_GIVES_POINTS);
        }
        return Points.NONE;
    }

    private static double number(Element parent, String path) throws ForeignException {
        String text = Trees.text(parent, path);
        if (!text.matches("\\d{1,15}")) {
            throw new ForeignException(Cause.NO_AMOUNT, "problem.xml: " + path, text);
        }
        return Double.parseDouble(text);
    }

    private static String language(String name) {
        return LANGUAGES.getOrDefault(name.toLowerCase(Locale.ROOT), name.length() == 2 ? name : "en");
    }

    private void data(Element set, Element problem, Points given) throws ForeignException {
        List<Element> tests = Trees.all(set, "tests/test");
        String inputs = Trees.text(set, "input-path-pattern");
        String answers = Trees.text(set, "answer-path-pattern");
        if (!areThere(tests.size(), inputs, answers)) {
            new PolygonScript(source, draft).write(tests, set, problem, given);
            return;
        }
        PolygonGroups grouping = new PolygonGroups(set, given, draft);
        draft.sampleLabel(PolygonGroups.ofSamples(tests));
        Map<String, List<Integer>> groups = new LinkedHashMap<>();
        List<Case> cases = new ArrayList<>();
        for (int i = 1; i <= tests.size(); i++) {
            Element test = tests.get(i - 1);
            Case one = new Case(
                    CaseNames.of(PolygonTests.path(inputs, i)),
                    LineEnds.ofLinux(source, draft, PolygonTests.path(inputs, i)),
                    LineEnds.ofLinux(source, draft, PolygonTests.path(answers, i)));
            cases.add(one);
            boolean sample = test.getAttribute("sample").equals("true");
            if (sample) {
                PolygonTests.shown(source, draft, i, List.of(inputs, answers), draft.sample(one));
            }
            if (!sample || PolygonTests.points(test) > 0) {
                String group = grouping.group(test, i);
                groups.computeIfAbsent(group, any -> new ArrayList<>()).add(i);
            }
        }
        if (groups.isEmpty() && !cases.isEmpty()) {
            double points = given == Points.UNBOUNDED ? Double.POSITIVE_INFINITY : 100;
            draft.group(new DraftGroup(points, Earning.EACH, List.of(), cases));
        }
        List<String> names = List.copyOf(groups.keySet());
        groups.forEach((group, numbers) -> draft.group(grouping.rule(
                group,
                numbers.stream().map(i -> tests.get(i - 1)).toList(),
                names,
                numbers.stream().map(i -> cases.get(i - 1)).toList())));
    }

    private boolean areThere(int count, String inputs, String answers) {
        for (int i = 1; i <= count; i++) {
            if (!source.has(PolygonTests.path(inputs, i)) || !source.has(PolygonTests.path(answers, i))) {
                return false;
            }
        }
        return count > 0;
    }

    private void statements(Element problem) throws ForeignException {
        List<String> written = new ArrayList<>();
        for (String type : List.of("application/x-tex", "application/pdf")) {
            for (Element statement : Trees.all(problem, "statements/statement")) {
                String path = statement.getAttribute("path");
                String language = language(statement.getAttribute("language"));
                if (statement.getAttribute("type").equals(type) && source.has(path) && !written.contains(language)) {
                    written.add(language);
                    if (type.endsWith("pdf")) {
                        draft.file("statement/problem." + language + ".pdf", source.bytes(path));
                    } else {
                        draft.text("statement/problem." + language + ".tex", source.text(path));
                        pictures(path);
                    }
                }
            }
        }
    }

    /**
     * Adds the files that a statement includes, which lie beside it. Where two languages have one of the same name, the
     * first is taken.
     */
    private void pictures(String statement) throws ForeignException {
        String folder = statement.substring(0, statement.lastIndexOf('/') + 1);
        for (String file : source.files()) {
            String picture = file.startsWith(folder) ? file.substring(folder.length()) : "";
            if (picture.matches("(?!problem\\.)[^/]+\\.(?i:png|jpe?g|gif|svg|eps|pdf)")) {
                draft.fileOnce("statement/" + picture, source.later(file));
            }
        }
    }

    private void solutions(Element problem) throws ForeignException {
        for (Element solution : Trees.all(problem, "assets/solutions/solution")) {
            String tag = solution.getAttribute("tag");
            String path = Trees.first(solution, "source")
                    .map(one -> one.getAttribute("path"))
                    .orElse("");
            String file = PolygonTests.file(path);
            String language = Trees.first(solution, "source")
                    .map(one -> one.getAttribute("type"))
                    .orElse("");
            if (!source.has(path)) {
                draft.remark(ImportRemark.SOLUTION_NOT_THERE, path);
            } else if (PYTHON_2.matcher(language).matches()) {
                draft.remark(ImportRemark.SOLUTION_OF_PYTHON_2, path);
            } else if (FOLDERS.containsKey(tag)) {
                draft.takes("submissions/" + FOLDERS.get(tag) + "/" + file, source, path);
            } else if (MIXED.containsKey(tag)) {
                draft.takes("submissions/mixed/" + file, source, path);
                draft.permitted("mixed/" + file, MIXED.get(tag));
            } else {
                draft.remark(ImportRemark.SOLUTION_TAG_NOT_TAKEN, path, tag);
            }
        }
    }
}
