package judge.foreign;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.foreign.ForeignException.Cause;

/**
 * Finds the subtasks of a problem of Hydro: those that its {@code config.yaml} has, or the ones that Hydro itself finds
 * by the names of files where no case is named. Subtasks without points share the rest of 100.
 */
final class HydroSubtasks {

    private static final String FOLDER = SourceFolder.TEST_DATA;
    private static final String CONFIG = "testdata/config.yaml";
    private static final double ALL = 100;

    /** The number of cases that belong to no subtask; they come before all others. */
    static final int NO_SUBTASK = -1;

    /** A name such as {@code 2-1.in}, the first case of the second subtask, {@code a1.in} and {@code input1.txt}. */
    private static final Pattern NAMED =
            Pattern.compile("(([\\w.-]*?)(?:(\\d*)[-_])?(\\d+))\\.(?:in|txt|in\\.txt)", Pattern.CASE_INSENSITIVE);

    /** A name such as {@code sum.in1}, with the answer {@code sum.ou1} or {@code sum.out1}. */
    private static final Pattern COUNTED = Pattern.compile("(\\D*)\\.(?:in|IN)(\\d+)");

    private static final Pattern PLAIN = Pattern.compile("(.*)\\.in", Pattern.CASE_INSENSITIVE);

    /** A name such as {@code 3-large.in}; of plain names Hydro takes these alone. */
    private static final Pattern NUMBERED = Pattern.compile("\\d+[-_].*\\.in", Pattern.CASE_INSENSITIVE);

    private static final List<String> ENDINGS =
            List.of("out", "ans", "out.txt", "ans.txt", "OUT", "ANS", "OUT.TXT", "ANS.TXT", "Out", "Ans");
    private final SourceFolder source;
    private final JsonNode config;
    private final boolean bare;
    private final List<String> unanswered = new ArrayList<>();
    private final List<String> passedOver = new ArrayList<>();
    private final List<Member> samples = new ArrayList<>();

    /**
     * The subtasks of a problem.
     *
     * @param bare true for test data and nothing else: then all of them are cases, whatever they are called, and a case
     *     that names no subtask belongs to none
     */
    HydroSubtasks(SourceFolder source, JsonNode config, boolean bare) {
        this.source = source;
        this.config = config;
        this.bare = bare;
    }

    /** Tells whether there is an input in a folder with its answer beside it. */
    static boolean areIn(SourceFolder source) throws ForeignException {
        HydroSubtasks all = new HydroSubtasks(source, MissingNode.getInstance(), false);
        return source.files().stream().anyMatch(file -> all.answer(name(file)).isPresent());
    }

    /** A case: files that are empty where it has none, and no points where they are 0. */
    record Member(String input, String answer, double points, JsonNode limits) {}

    /** A subtask: {@code type} is that of Hydro. */
    record Subtask(int id, String type, double points, List<Integer> required, List<Member> cases, JsonNode limits) {

        /** Returns the points of each case where its cases earn points one by one. */
        List<Double> shares() {
            return Amounts.shared(points, cases.stream().map(Member::points).toList());
        }
    }

    /** Inputs that have no answer, which Hydro passes over. */
    List<String> unanswered() {
        return unanswered;
    }

    /** The cases that are samples by their names. */
    List<Member> samples() {
        return samples;
    }

    /** Inputs of names that Hydro does not take for test cases, where there are others. */
    List<String> passedOver() {
        return passedOver;
    }

    /** The subtasks in the order of their numbers, with all their points. */
    List<Subtask> read() throws ForeignException {
        List<Subtask> named = new ArrayList<>();
        int place = 0;
        for (JsonNode subtask : Trees.list(config, "subtasks", CONFIG)) {
            place++;
            named.add(subtask(subtask, place));
        }
        List<Member> members = members(config);
        if (!members.isEmpty()) {
            named = List.of(new Subtask(1, "sum", 0, List.of(), members, config.path("none")));
        }
        boolean bare = named.stream().allMatch(subtask -> subtask.cases().isEmpty());
        List<Subtask> all = Stream.of(bare ? found(named) : named)
                .flatMap(List::stream)
                .sorted(Comparator.comparingInt(Subtask::id))
                .toList();
        List<Double> points =
                Amounts.shared(ALL, all.stream().map(Subtask::points).toList());
        List<Subtask> whole = new ArrayList<>();
        for (Subtask one : all) {
            double own = points.get(whole.size());
            whole.add(new Subtask(one.id(), one.type(), own, one.required(), one.cases(), one.limits()));
        }
        return whole;
    }

    private static Subtask subtask(JsonNode node, int place) throws ForeignException {
        List<Integer> required = new ArrayList<>();
        node.path("if").forEach(other -> required.add(other.asInt()));
        return new Subtask(
                node.path("id").asInt(place),
                node.path("type").asText("min").toLowerCase(Locale.ROOT),
                points(node),
                required,
                members(node),
                node);
    }

    private static List<Member> members(JsonNode node) throws ForeignException {
        List<Member> members = new ArrayList<>();
        for (JsonNode one : Trees.list(node, "cases", CONFIG)) {
            members.add(new Member(file(one, "input"), file(one, "output"), points(one), one));
        }
        return members;
    }

    private static double points(JsonNode node) throws ForeignException {
        String said = node.path("score").asText();
        return Amounts.points(Amounts.number(node, "score", 0, CONFIG), CONFIG + ": score", said);
    }

    /** The file of a case; empty where it has none. */
    private static String file(JsonNode one, String key) {
        String file = one.path(key).asText("");
        return file.isBlank() || file.equals("/dev/null") ? "" : FOLDER + file;
    }

    /** Finds subtasks by the names of files, both the named ones and others. */
    private List<Subtask> found(List<Subtask> named) throws ForeignException {
        Map<Integer, Subtask> found = new TreeMap<>();
        named.forEach(subtask -> found.put(subtask.id(), subtask));
        List<String> files = source.files().stream().sorted(CaseNames.ORDER).toList();
        boolean numbered = inputs(files).anyMatch(HydroSubtasks::isNumbered);
        boolean apart = bare && !inputs(files).allMatch(CaseNames::isSample);
        for (String file : files) {
            String name = name(file);
            Optional<String> answer = answer(name);
            if (answer.isPresent() && numbered && !isNumbered(name) && !bare) {
                passedOver.add(source.shown(file));
            } else if (answer.isPresent()) {
                Member one = new Member(file, answerAlone(name, answer.get()), 0, MissingNode.getInstance());
                if (apart && CaseNames.isSample(name)) {
                    samples.add(one);
                } else {
                    add(name, one, found);
                }
            } else if (PLAIN.matcher(name).matches()) {
                unanswered.add(source.shown(file));
            }
        }
        return List.copyOf(found.values());
    }

    /** The names of files that are inputs with an answer. */
    private Stream<String> inputs(List<String> files) {
        return files.stream().map(HydroSubtasks::name).filter(name -> answer(name)
                .isPresent());
    }

    private void add(String name, Member one, Map<Integer, Subtask> found) {
        Matcher split = NAMED.matcher(name);
        boolean grouped =
                split.matches() && split.group(3) != null && split.group(3).matches("\\d{1,6}");
        int id = grouped ? Integer.parseInt(split.group(3)) : bare ? NO_SUBTASK : 1;
        String type = grouped ? "min" : "sum";
        Subtask own = found.computeIfAbsent(
                id, any -> new Subtask(id, type, 0, List.of(), List.of(), MissingNode.getInstance()));
        List<Member> cases = new ArrayList<>(own.cases());
        cases.add(one);
        found.put(id, new Subtask(id, own.type(), own.points(), own.required(), cases, own.limits()));
    }

    private static String name(String file) {
        return file.startsWith(FOLDER) ? file.substring(FOLDER.length()) : "/";
    }

    /** Tells whether Hydro would find the file by itself. */
    private static boolean isNumbered(String name) {
        return NAMED.matcher(name).matches()
                || COUNTED.matcher(name).matches()
                || NUMBERED.matcher(name).matches();
    }

    /** Refuses two answers to an input that are not the same: nothing tells which of them is right. */
    private String answerAlone(String name, String answer) throws ForeignException {
        for (String other : answers(name)) {
            boolean another = !other.equals(name) && !other.equals(answer) && source.has(FOLDER + other);
            if (another && !source.areSame(FOLDER + answer, FOLDER + other)) {
                throw new ForeignException(
                        Cause.ANSWERS_DIFFER, source.shown(FOLDER + answer), source.shown(FOLDER + other));
            } else if (another) {
                source.take(FOLDER + other);
            }
        }
        return FOLDER + answer;
    }

    private Optional<String> answer(String name) {
        return answers(name).stream()
                .filter(one -> !one.equals(name) && source.has(FOLDER + one))
                .findFirst();
    }

    /** The files that can have the answer to an input; none where the name is not that of an input. */
    private static List<String> answers(String name) {
        Matcher counted = COUNTED.matcher(name);
        if (counted.matches()) {
            return spelled(counted.group(1) + ".ou" + counted.group(2), counted.group(1) + ".out" + counted.group(2));
        }
        Matcher named = NAMED.matcher(name);
        Matcher plain = PLAIN.matcher(name);
        if (!named.matches() && !plain.matches()) {
            return List.of();
        }
        String base = named.matches() ? named.group(1) : plain.group(1);
        List<String> answers = new ArrayList<>();
        ENDINGS.forEach(ending -> answers.addAll(spelled(base + "." + ending)));
        if (base.contains("input")) {
            answers.add(base.replace("input", "output") + ".txt");
        }
        return answers;
    }

    private static List<String> spelled(String... names) {
        return Stream.of(names)
                .flatMap(name -> Stream.of(
                        name,
                        name.replace("input", "output").replace("INPUT", "OUTPUT"),
                        name.replace(".ou", ".OU").replace("OUt", "OUT")))
                .toList();
    }
}
