package judge.service.problem;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import judge.online.Refusal;
import judge.problem.yaml.Yaml;
import judge.problem.yaml.YamlEdit;

/** The points of a package that is open for changes: of all secret cases, or of each of their groups. */
public final class PackagePoints {

    /** The words for how the points of a group come from its cases. */
    public static final List<String> AGGREGATIONS = List.of("pass-fail", "sum", "min");

    private static final String SCORING = "scoring";
    private static final String PASS_FAIL = "pass-fail";
    private static final String MAX = "max_score";
    private static final String AGGREGATION = "score_aggregation";
    private static final String REQUIRED = "require_pass";
    private static final List<String> ONLY_SCORING = List.of(MAX, AGGREGATION, REQUIRED, "static_validation_score");
    private static final List<String> INHERITED = List.of("args", "output_validator_args", "input_validator_args");
    private static final String OTHERS = "others";
    private static final int USUAL = 100;

    private final PackageYaml yaml;
    private final PackageCases cases;

    public PackagePoints(PackageYaml yaml) {
        this.yaml = yaml;
        cases = new PackageCases(yaml);
    }

    /**
     * The points of a folder, as they are typed.
     *
     * @param points the most; empty: the usual
     * @param required the groups that must have passed, with blanks between
     */
    public record Points(String points, String aggregation, String required) {}

    /** Tells whether cases earn points. */
    public boolean isScoring() {
        return yaml.words(PackageYaml.PROBLEM, "type").contains(SCORING);
    }

    /** Returns the points of all secret cases, {@code secret}, or of a group. */
    public Points of(String folder) {
        String file = file(folder);
        String said = yaml.text(file, AGGREGATION);
        String usual = folder.equals(PackageCases.SECRET) ? "sum" : PASS_FAIL;
        return new Points(yaml.text(file, MAX), said.isEmpty() ? usual : said, yaml.text(file, REQUIRED));
    }

    private static String file(String folder) {
        return "data/" + folder + PackageYaml.GROUP;
    }

    /** Has cases earn points, or not any more. */
    public void score(boolean scoring) {
        if (scoring == isScoring()) {
            return;
        }
        List<String> types = new ArrayList<>(yaml.words(PackageYaml.PROBLEM, "type"));
        types.removeAll(List.of(SCORING, PASS_FAIL));
        if (scoring) {
            types.add(0, SCORING);
        }
        if (types.size() == 1) {
            yaml.set(PackageYaml.PROBLEM, types.get(0), "type");
        } else {
            yaml.setAll(PackageYaml.PROBLEM, types, "type");
        }
        if (scoring) {
            share(cases.groups());
        } else {
            yaml.below("data/").stream()
                    .filter(file -> file.endsWith(PackageYaml.GROUP))
                    .forEach(file -> ONLY_SCORING.forEach(key -> yaml.set(file, "", key)));
        }
    }

    /** Gives each group that has no points yet about as many. */
    private void share(SortedSet<String> groups) {
        int left = USUAL;
        int number = groups.size();
        for (String group : groups) {
            int part = left / number--;
            yaml.set(file(group), String.valueOf(part), MAX);
            left -= part;
        }
        if (!groups.isEmpty()) {
            sum(groups);
        }
    }

    /** Sets the points of a folder. */
    public void set(String folder, Points points) {
        if (!AGGREGATIONS.contains(points.aggregation())) {
            throw Refusal.invalid("no-such-choice", Map.of("value", points.aggregation()));
        }
        String file = file(folder);
        yaml.set(file, points.points(), MAX);
        yaml.set(file, points.aggregation(), AGGREGATION);
        List<String> required = List.of(points.required().strip().split("\\s+", -1));
        yaml.setAll(file, points.required().isBlank() ? List.of() : required, REQUIRED);
        if (!folder.equals(PackageCases.SECRET)) {
            sum(cases.groups());
        }
    }

    /** The points of all are the sum of those of the groups, as far as they are numbers. */
    private void sum(Collection<String> groups) {
        long sum = 0;
        for (String group : groups) {
            String points = yaml.text(file(group), MAX);
            if (!points.matches("[0-9]{1,9}")) {
                return; // The reader says what is wrong with it.
            }
            sum += Long.parseLong(points);
        }
        yaml.set(file(PackageCases.SECRET), String.valueOf(sum), MAX);
    }

    /**
     * Makes a group of cases. The first one takes the others into a group of their own, as cases lie either in groups
     * or beside none.
     *
     * @param points a whole number
     */
    public List<FileChange> group(String name, String points, Collection<String> chosen) {
        int most = whole(points);
        SortedSet<String> groups = cases.groups();
        String made = PackageCases.SECRET + "/" + PackageCases.named(name.strip());
        if (groups.contains(made)) {
            throw Refusal.conflict("case-there", Map.of("case", made));
        }
        score(true);
        List<FileChange> moves = new ArrayList<>();
        List<String> others = new ArrayList<>(cases.in(PackageCases.SECRET));
        others.removeAll(chosen);
        moves.addAll(make(made, most, chosen));
        groups.add(made);
        if (!others.isEmpty()) {
            String rest = PackageCases.SECRET + "/" + OTHERS;
            moves.addAll(make(rest, Math.max(0, USUAL - most), others));
            groups.add(rest);
        }
        INHERITED.forEach(key -> yaml.set(file(PackageCases.SECRET), "", key));
        yaml.set(file(PackageCases.SECRET), "", AGGREGATION);
        groups.removeAll(emptied(chosen));
        sum(groups);
        return moves;
    }

    private static int whole(String points) {
        if (!points.strip().matches("[0-9]{1,9}")) {
            throw Refusal.invalid("group-points", Map.of("points", points));
        }
        return Integer.parseInt(points.strip());
    }

    private List<FileChange> make(String group, int points, Collection<String> chosen) {
        for (String key : INHERITED) {
            Optional<Yaml> inherited = yaml.value(file(PackageCases.SECRET), List.of(key));
            inherited.ifPresent(value -> yaml.put(file(group), List.of(key), Optional.of(YamlEdit.inLine(value))));
        }
        yaml.set(file(group), String.valueOf(points), MAX);
        List<FileChange> moves = new ArrayList<>();
        for (String name : chosen) {
            moves.addAll(cases.to(name, group));
        }
        return moves;
    }

    /** Moves cases into a folder; a group that has none any more goes. */
    public List<FileChange> move(Collection<String> chosen, String folder) {
        return closed(cases.move(chosen, folder), chosen, folder);
    }

    /** Deletes cases; a group that has none any more goes. */
    public List<FileChange> delete(Collection<String> chosen) {
        return closed(cases.delete(chosen), chosen, "");
    }

    private List<FileChange> closed(List<FileChange> changes, Collection<String> chosen, String target) {
        SortedSet<String> groups = cases.groups();
        List<String> emptied = new ArrayList<>(emptied(chosen));
        emptied.remove(target);
        groups.removeAll(emptied);
        if (isScoring() && !emptied.isEmpty() && !groups.isEmpty()) {
            sum(groups);
        }
        return changes;
    }

    /** The groups that have no case without these; their settings go with them. */
    private List<String> emptied(Collection<String> chosen) {
        List<String> emptied = cases.groups().stream()
                .filter(group -> !cases.in(group).isEmpty() && chosen.containsAll(cases.in(group)))
                .toList();
        emptied.forEach(group -> yaml.delete(file(group)));
        return emptied;
    }
}
