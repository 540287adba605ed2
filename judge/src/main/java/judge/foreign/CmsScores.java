package judge.foreign;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import judge.foreign.DraftGroup.Case;
import judge.foreign.DraftGroup.Earning;
import judge.foreign.ForeignException.Cause;

/**
 * Reads the points of cases and their groups from CMS's {@code score_type} and {@code score_type_parameters}, or from
 * the list {@link #GEN}.
 */
final class CmsScores {

    /** The list of subtasks, below the folder of a problem. */
    static final String GEN = "gen/GEN";

    /** A comment of the list that looks like a directive: without its colon, in small letters or of another tool. */
    private static final Pattern ALMOST_DIRECTIVE = Pattern.compile("(?i)(ST|COPY)(DEP)?[:\\s].*");

    private static final String PARAMETERS = "score_type_parameters";
    private static final String PLACE = Cms.TASK + ": " + PARAMETERS;

    private final String type;
    private final JsonNode parameters;
    private final PackageDraft draft;

    CmsScores(JsonNode task, PackageDraft draft) {
        this.type = task.path("score_type").asText("");
        this.parameters = task.path(PARAMETERS);
        this.draft = draft;
        if (type.isEmpty() != parameters.isMissingNode()) {
            draft.remark(ImportRemark.SCORE_TYPE_ALONE, PARAMETERS);
        } else if (!type.isEmpty() && !isGiven()) {
            draft.remark(ImportRemark.SCORE_TYPE_UNKNOWN, type);
        }
    }

    /** Tells whether there are both, and they are known. */
    boolean isGiven() {
        return !parameters.isMissingNode() && type.matches("Sum|GroupMin|GroupMul|GroupThreshold");
    }

    /** Adds the groups of these cases. */
    void add(SortedMap<Integer, Case> cases) throws ForeignException {
        if (type.equals("Sum")) {
            double each = points(parameters);
            draft.group(new DraftGroup(each * cases.size(), Earning.EACH, List.of(), List.copyOf(cases.values())));
            return;
        }
        if (!parameters.isArray()) {
            throw new ForeignException(Cause.NO_LIST, PLACE, parameters.asText());
        }
        if (type.equals("GroupMul") && draft.hasPoints()) {
            draft.remark(ImportRemark.SUBTASKS_MULTIPLY);
        }
        SortedSet<Integer> rest = new TreeSet<>(cases.keySet());
        int next = 0;
        int number = 0;
        for (JsonNode one : parameters) {
            number++;
            JsonNode which = one.isObject() ? one.path("testcases") : one.path(1);
            List<Integer> own = new ArrayList<>();
            if (which.isInt() && which.asInt() >= 0 && which.asInt() <= cases.size()) {
                for (int i = 0; i < which.asInt(); i++) {
                    own.add(next++);
                }
            } else {
                own.addAll(named(which, cases));
            }
            List<Case> members = new ArrayList<>();
            for (int i : own) {
                if (cases.containsKey(i)) {
                    members.add(cases.get(i));
                    rest.remove(i);
                }
            }
            double points = points(one.isObject() ? one.path("max_score") : one.path(0));
            if (members.isEmpty()) {
                draft.remark(ImportRemark.SUBTASK_EMPTY, number);
                continue;
            }
            if (members.size() < own.size()) {
                draft.remark(ImportRemark.SUBTASK_LACKS_CASES, number, own.size() - members.size(), own.size());
            }
            draft.group(new DraftGroup(points, earning(one, number), List.of(), members));
        }
        if (!rest.isEmpty()) {
            List<String> files =
                    rest.stream().map(i -> "input/input" + i + ".txt").toList();
            draft.remark(ImportRemark.IN_NO_SUBTASK, LeftOver.listed(files), Cms.TASK);
        }
    }

    /** A checker whose outcome may be more than 1 cannot be asked here for one that is at most a threshold. */
    private Earning earning(JsonNode one, int number) throws ForeignException {
        if (!type.equals("GroupThreshold")) {
            return Earning.LEAST;
        }
        JsonNode threshold = one.isObject() ? one.path("threshold") : one.path(2);
        double most = Amounts.number(threshold.asText(), PLACE);
        if (draft.hasPoints() || most < 1) {
            draft.remark(ImportRemark.SUBTASK_THRESHOLD, number, threshold.asText());
        }
        return Earning.TOGETHER;
    }

    /** A regular expression that names of three digits begin with, or a list of such names. */
    private static List<Integer> named(JsonNode which, SortedMap<Integer, Case> cases) throws ForeignException {
        if (which.isTextual()) {
            return matching(which.asText(), cases.keySet());
        }
        if (!which.isArray()) {
            throw new ForeignException(Cause.NO_SUBTASK, PLACE, which.isMissingNode() ? "" : which.toString());
        }
        List<Integer> own = new ArrayList<>();
        for (JsonNode name : which) {
            if (!name.asText().matches("\\d{1,6}")) {
                throw new ForeignException(Cause.NO_SUBTASK, PLACE, name.toString());
            }
            own.add(Integer.valueOf(name.asText()));
        }
        return own;
    }

    private static List<Integer> matching(String regex, Set<Integer> cases) throws ForeignException {
        try {
            Pattern pattern = Pattern.compile(regex);
            return cases.stream()
                    .filter(number -> pattern.matcher(codename(number)).lookingAt())
                    .toList();
        } catch (PatternSyntaxException e) {
            throw new ForeignException(Cause.NO_PATTERN, PLACE, regex);
        }
    }

    /**
     * A subtask of {@link #GEN}.
     *
     * @param cases the number of its cases; those of the first subtask are the first of all
     */
    record Subtask(double points, int cases) {}

    /**
     * Returns the subtasks that the lines of the list tell, none where it has none: each line that says how to make or
     * copy an input stands for a case.
     */
    List<Subtask> subtasks(String list) throws ForeignException {
        List<Subtask> subtasks = new ArrayList<>();
        int before = 0;
        for (String line : list.lines().toList()) {
            String said = directive(line);
            if (said.startsWith("ST:") && subtasks.isEmpty() && before > 0) {
                throw new ForeignException(Cause.NO_AMOUNT, GEN, line.strip());
            } else if (said.startsWith("ST:")) {
                String points = said.substring("ST:".length()).strip();
                subtasks.add(new Subtask(Amounts.points(Amounts.number(points, GEN), GEN, points), 0));
            } else if (!said.isEmpty() && subtasks.isEmpty()) {
                before++;
            } else if (!said.isEmpty()) {
                Subtask last = subtasks.get(subtasks.size() - 1);
                subtasks.set(subtasks.size() - 1, new Subtask(last.points(), last.cases() + 1));
            }
        }
        return subtasks;
    }

    /** Returns what a line of the list says to CMS: a subtask ({@code ST:}), a case, or nothing. */
    private String directive(String line) {
        int hash = line.indexOf('#');
        String made = (hash < 0 ? line : line.substring(0, hash)).strip();
        String comment = hash < 0 ? "" : line.substring(hash + 1);
        String directive = comment.strip();
        if (!made.isEmpty()) {
            return "COPY:" + made;
        }
        if (directive.startsWith("ST:") || directive.startsWith("COPY:")) {
            return directive;
        }
        if (ALMOST_DIRECTIVE.matcher(comment).matches()) {
            draft.remark(ImportRemark.DIRECTIVE_NOT_READ, line.strip(), GEN);
        }
        return "";
    }

    private static String codename(int number) {
        return String.format(Locale.ROOT, "%03d", number);
    }

    private static double points(JsonNode said) throws ForeignException {
        return Amounts.points(Amounts.number(said.asText(), PLACE), PLACE, said.asText());
    }
}
