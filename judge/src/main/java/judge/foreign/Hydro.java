package judge.foreign;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.foreign.DraftGroup.Case;
import judge.foreign.DraftGroup.Earning;
import judge.foreign.HydroSubtasks.Member;
import judge.foreign.HydroSubtasks.Subtask;

/** Problems of Hydro: {@code problem.yaml}, {@code problem_zh.md}, and {@code testdata} with a {@code config.yaml}. */
final class Hydro {

    private static final Pattern STATEMENT = Pattern.compile("problem(?:_([a-z]{2})(?:_[A-Za-z]+)?)?\\.md");

    private static final String CONFIG = "testdata/config.yaml";

    private final SourceFolder source;
    private final String name;
    private final PackageDraft draft = new PackageDraft();
    private final HydroLimits limits = new HydroLimits(draft);
    private final Beside beside;
    /** Tells whether there are test data and nothing that is Hydro's own. */
    private final boolean bare;

    /** The numbers of the groups that a subtask has become, by its own number. */
    private final Map<Integer, List<Integer>> groupsOf = new HashMap<>();

    Hydro(SourceFolder source, String name) {
        this.source = source;
        this.name = name;
        this.beside = new Beside(source, file -> true, draft);
        this.bare = false;
    }

    /**
     * Makes a problem of test data alone.
     *
     * @param around the folder of the data and of the files that belong to them
     * @param own the files around that belong to the data
     */
    Hydro(SourceFolder source, String name, SourceFolder around, Predicate<String> own) {
        this.source = source;
        this.name = name;
        this.beside = new Beside(around, own, draft);
        this.bare = true;
    }

    /** Takes all cases of another folder of test data as samples. */
    Hydro withSamples(SourceFolder more) throws ForeignException {
        HydroSubtasks found = new HydroSubtasks(more, MissingNode.getInstance(), true);
        List<Member> all = new ArrayList<>();
        found.read().forEach(one -> all.addAll(one.cases()));
        all.addAll(found.samples());
        samples(more, all);
        return this;
    }

    private void samples(SourceFolder from, List<Member> some) throws ForeignException {
        for (Member one : some) {
            draft.sample(new Case("", from.later(one.input()), from.later(one.answer())));
        }
        if (!some.isEmpty()) {
            draft.remark(
                    ImportRemark.SAMPLES_TAKEN,
                    LeftOver.listed(
                            some.stream().map(one -> from.shown(one.input())).toList()));
        }
    }

    /** A problem of test data alone. */
    ForeignProblem readBare() throws ForeignException {
        draft.remark(ImportRemark.LIMITS_UNKNOWN);
        return read();
    }

    ForeignProblem read() throws ForeignException {
        JsonNode problem = source.has("problem.yaml")
                ? Trees.yaml(source.text("problem.yaml"), "problem.yaml")
                : MissingNode.getInstance();
        String file = source.has(CONFIG) ? CONFIG : "testdata/config.yml";
        JsonNode config = source.has(file) ? Trees.yaml(source.text(file), file) : MissingNode.getInstance();
        String type = config.path("type").asText("default");
        statements(problem, type.equals("default"));
        if (type.equals("remote_judge")) {
            draft.remark(
                    ImportRemark.JUDGED_ELSEWHERE,
                    config.path("subType").asText("remote") + " "
                            + config.path("target").asText(""));
        } else if (type.equals("objective") || config.has("outputs")) {
            draft.remark(ImportRemark.OBJECTIVE_NOT_TAKEN);
        } else if (type.equals("submit_answer")) {
            draft.answersAreHandedIn();
        } else if (!type.equals("default") && !type.equals("interactive")) {
            draft.remark(ImportRemark.TYPE_NOT_TAKEN, type);
        }
        String io = config.path("filename").asText("");
        if (!io.isBlank() && type.equals("submit_answer")) {
            draft.remark(ImportRemark.ANSWERS_NAMED, io);
        } else if (!io.isBlank()) {
            draft.programFile("input_file", io + ".in");
            draft.programFile("output_file", io + ".out");
        }
        HydroPrograms programs = new HydroPrograms(source, draft, config);
        if (type.equals("interactive")) {
            programs.interactor();
        } else {
            programs.checker();
        }
        if (config.isMissingNode()) {
            beside.judges();
        } else if (!type.equals("interactive")) {
            programs.comparesLines();
        }
        programs.languages();
        programs.files();
        limits.ofLanguages(config, file);
        data(config);
        solutions();
        beside.solutions();
        beside.statements(said(problem, "title"));
        return draft.finished(Trees.id(said(problem, "pid")), true);
    }

    private String said(JsonNode problem, String key) {
        String said = problem.path(key).asText(name);
        return said.isBlank() ? name : said;
    }

    private void statements(JsonNode problem, boolean hasSamples) throws ForeignException {
        String title = said(problem, "title");
        draft.keywords(Trees.texts(problem.path("tag")));
        for (String file : source.files()) {
            Matcher matcher = STATEMENT.matcher(file);
            if (matcher.matches()) {
                String said = matcher.group(1) == null ? "" : matcher.group(1);
                String text = hasSamples ? beside.withoutSamples(file, source.text(file)) : source.text(file);
                boolean chinese =
                        text.codePoints().filter(c -> c >= 0x4e00 && c < 0xa000).count() > 20;
                String language = said.isEmpty() ? (chinese ? "zh" : "en") : said;
                draft.text("statement/problem." + language + ".md", beside.shown(text, "additional_file/", "file://"));
                draft.name(language, title);
            }
        }
    }

    private Case asCase(Member one, Subtask subtask, JsonNode config) throws ForeignException {
        limits.of(one.limits(), subtask.limits(), config);
        String name = CaseNames.of(one.input().isEmpty() ? one.answer() : one.input());
        return new Case(name, orEmpty(one.input()), orEmpty(one.answer()));
    }

    private void data(JsonNode config) throws ForeignException {
        HydroSubtasks found = new HydroSubtasks(source, config, bare);
        List<Subtask> subtasks = found.read();
        samples(source, found.samples());
        found.passedOver().forEach(file -> draft.remark(ImportRemark.NAME_WITHOUT_NUMBER, file));
        found.unanswered().forEach(file -> draft.remark(ImportRemark.INPUT_WITHOUT_ANSWER, file));
        if (subtasks.size() > 1 && subtasks.get(0).id() == HydroSubtasks.NO_SUBTASK) {
            draft.remark(ImportRemark.CASES_IN_NO_GROUP);
        }
        if (subtasks.stream().allMatch(subtask -> subtask.cases().isEmpty())) {
            limits.of(config);
        }
        for (Subtask subtask : subtasks) {
            List<Case> cases = new ArrayList<>();
            for (Member one : subtask.cases()) {
                cases.add(asCase(one, subtask, config));
            }
            if (cases.isEmpty()) {
                draft.remark(ImportRemark.SUBTASK_EMPTY, subtask.id());
            } else {
                groups(subtask, cases, subtasks);
            }
        }
    }

    private DraftFile orEmpty(String file) throws ForeignException {
        return file.isEmpty() ? DraftFile.of(new byte[0]) : source.later(file);
    }

    /**
     * Adds the groups of a subtask: one, or one for each case where they earn different points, or where each earns its
     * own and all of them must pass before others are run.
     */
    private void groups(Subtask subtask, List<Case> cases, List<Subtask> all) {
        boolean isRequired = all.stream().anyMatch(other -> other.required().contains(subtask.id()));
        List<Integer> required = required(subtask, all);
        if (subtask.type().equals("max")) {
            draft.remark(ImportRemark.SUBTASK_COUNTS_BEST, subtask.id());
        }
        if (!subtask.type().equals("sum")) {
            Earning earning = subtask.type().equals("max") ? Earning.TOGETHER : Earning.LEAST;
            add(subtask.id(), new DraftGroup(subtask.points(), earning, required, cases));
            return;
        }
        List<Double> shares = subtask.shares();
        boolean equal = subtask.cases().stream().allMatch(one -> one.points() == 0)
                || shares.stream().distinct().count() == 1;
        if (equal && !isRequired) {
            double total = shares.stream().mapToDouble(share -> share).sum();
            add(subtask.id(), new DraftGroup(total, Earning.EACH, required, cases));
            return;
        }
        for (int i = 0; i < cases.size(); i++) {
            add(subtask.id(), new DraftGroup(shares.get(i), Earning.LEAST, required, cases.subList(i, i + 1)));
        }
    }

    /** The groups that have to pass before those of a subtask; those that cannot be required are told. */
    private List<Integer> required(Subtask subtask, List<Subtask> all) {
        List<Integer> required = new ArrayList<>();
        for (int other : subtask.required()) {
            List<Integer> before = groupsOf.getOrDefault(other, List.of());
            required.addAll(before);
            List<Subtask> named = all.stream().filter(one -> one.id() == other).toList();
            if (named.isEmpty()) {
                draft.remark(ImportRemark.SUBTASK_DEPENDS_ON_NONE, subtask.id(), other);
            } else if (before.isEmpty() && !named.get(0).cases().isEmpty()) {
                draft.remark(ImportRemark.SUBTASK_DEPENDS_ON_LATER, subtask.id());
            }
        }
        return required;
    }

    private void add(int subtask, DraftGroup group) {
        groupsOf.computeIfAbsent(subtask, any -> new ArrayList<>()).add(draft.group(group));
    }

    private void solutions() throws ForeignException {
        for (String file : bare ? List.<String>of() : source.files()) {
            if (file.matches("(?:std|solution|solutions)/[^/]*\\.(?:cc|cpp|c|py|java)")
                    || file.matches("(?:testdata|additional_file)/std\\.(?:cc|cpp|c|py|java)")) {
                if (draft.takes("submissions/accepted/" + SourceFolder.base(file), source, file)) {
                    draft.remark(ImportRemark.ACCEPTED_TAKEN, file);
                }
            } else if (file.startsWith("additional_file/")) { // There whoever sees the statement can have it.
                draft.takes("attachments/" + SourceFolder.base(file), source, file);
            }
        }
    }
}
