package judge.roster.team;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.charset.CharsetException;
import judge.charset.DecodedText;
import judge.roster.team.PackagedContest.PackagedProblem;
import judge.roster.team.TeamListException.Fault;
import judge.roster.team.TeamTree.Item;
import org.jspecify.annotations.Nullable;

/**
 * Reads the settings of a contest from a CLICS contest package: {@code contest} and {@code problems}, each as
 * {@code .json} or {@code .yaml}, and its teams as {@link TeamLists} has them. Unknown keys are ignored, as the format
 * wants it.
 */
public final class ContestSetUp {

    private static final Pattern RELATIVE = Pattern.compile("(\\d{1,5}):([0-5]\\d):([0-5]\\d)(?:\\.(\\d{1,3})\\d*)?");
    private static final Pattern LISTS = Pattern.compile("(teams|accounts|organizations|groups)\\.(json|ya?ml)");
    private static final Duration USUAL_PENALTY = Duration.ofMinutes(20);
    private static final double MOST_POINTS = 1e6;

    private final Map<String, byte[]> files;
    private final Optional<Charset> charset;

    /** The charsets of files that are not in Unicode. */
    private final Set<String> charsets = new TreeSet<>();

    private ContestSetUp(Map<String, byte[]> files, Optional<Charset> charset) {
        this.files = files;
        this.charset = charset;
    }

    /**
     * The contest.
     *
     * @param files contents by their names in the package; others than those named above are left alone
     * @param charset of those that are not in Unicode; empty: that is to be found out of each
     * @throws TeamListException if one of them is wrong or missing, or can be read in several charsets
     */
    public static PackagedContest read(Map<String, byte[]> files, Optional<Charset> charset) throws TeamListException {
        return new ContestSetUp(files, charset).read();
    }

    /** The names that such files have for organizations and teams. */
    public static PackagedNames names(Map<String, byte[]> files, Optional<Charset> charset) throws TeamListException {
        return TeamLists.names(new ContestSetUp(files, charset).lists(), Optional.of(StandardCharsets.UTF_8));
    }

    private PackagedContest read() throws TeamListException {
        String file = file("contest").orElseThrow(() -> missing("contest.json"));
        Item contest = TeamTree.item(file, text(file));
        Optional<String> said = contest.text("name");
        String name = said.isPresent() ? said.get() : contest.required("formal_name");
        Duration length = duration(contest, "duration").orElseThrow(() -> contest.fault("duration", Fault.MISSING, ""));
        Duration freeze = duration(contest, "scoreboard_freeze_duration").orElse(Duration.ZERO);
        if (length.isZero() || freeze.compareTo(length) > 0) {
            String wrong = length.isZero() ? "duration" : "scoreboard_freeze_duration";
            throw contest.fault(wrong, Fault.NOT_A_DURATION, contest.required(wrong));
        }
        return new PackagedContest(
                file,
                contest.text("id").orElse(""),
                name,
                starts(contest),
                length,
                freeze,
                isScoring(contest),
                penalty(contest),
                problems(),
                teams(),
                charsets);
    }

    private static TeamListException missing(String file) {
        return new TeamListException(file, "", Fault.MISSING, "");
    }

    private Optional<String> file(String name) throws TeamListException {
        List<String> all = files.keySet().stream()
                .filter(file -> file.matches(name + "\\.(json|ya?ml)"))
                .sorted()
                .toList();
        if (all.size() > 1) {
            throw new TeamListException(all.get(1), "", Fault.TWICE, name);
        }
        return all.stream().findFirst();
    }

    private String text(String file) throws TeamListException {
        try {
            DecodedText read = DecodedText.amongOthers(files.getOrDefault(file, new byte[0]), charset);
            if (!read.isUnicode()) {
                charsets.add(read.charset());
            }
            return read.text();
        } catch (CharsetException e) {
            Fault fault = e.readings().isEmpty() ? Fault.NOT_TEXT : Fault.CHARSET;
            throw new TeamListException(file, "", fault, CharsetException.shown(e.readings()));
        }
    }

    private static @Nullable Instant starts(Item contest) throws TeamListException {
        Optional<String> said = contest.text("start_time");
        if (said.isEmpty()) {
            return null;
        }
        String text = said.get();
        try {
            // Minutes of the offset may be left out.
            return OffsetDateTime.parse(text.matches(".*[+-][0-9]{2}") ? text + ":00" : text)
                    .toInstant();
        } catch (DateTimeException e) {
            throw contest.fault("start_time", Fault.NOT_A_TIME, text);
        }
    }

    private static Optional<Duration> duration(Item contest, String key) throws TeamListException {
        Optional<String> said = contest.text(key);
        if (said.isEmpty()) {
            return Optional.empty();
        }
        Matcher parts = RELATIVE.matcher(said.get());
        if (!parts.matches()) {
            throw contest.fault(key, Fault.NOT_A_DURATION, said.get());
        }
        @Nullable String part = parts.group(4);
        long millis = part == null ? 0 : Long.parseLong((part + "00").substring(0, 3));
        return Optional.of(Duration.ofHours(Long.parseLong(parts.group(1)))
                .plusMinutes(Long.parseLong(parts.group(2)))
                .plusSeconds(Long.parseLong(parts.group(3)))
                .plusMillis(millis));
    }

    private static boolean isScoring(Item contest) throws TeamListException {
        String type = contest.text("scoreboard_type").orElse("pass-fail");
        if (!type.equals("pass-fail") && !type.equals("score")) {
            throw contest.fault("scoreboard_type", Fault.NOT_A_CHOICE, type);
        }
        return type.equals("score");
    }

    /** Minutes, as up to 2023-06, or a relative time. */
    private static Duration penalty(Item contest) throws TeamListException {
        String said = contest.text("penalty_time").orElse("");
        return said.matches("\\d{1,6}")
                ? Duration.ofMinutes(Long.parseLong(said))
                : duration(contest, "penalty_time").orElse(USUAL_PENALTY);
    }

    private List<PackagedProblem> problems() throws TeamListException {
        String file = file("problems").orElseThrow(() -> missing("problems.json"));
        Map<PackagedProblem, Double> order = new LinkedHashMap<>();
        Set<String> ids = new HashSet<>();
        Set<String> labels = new HashSet<>();
        for (Item item : TeamTree.items(file, text(file))) {
            String id = item.required("id");
            String label = item.required("label");
            if (!ids.add(id)) {
                throw item.fault("id", Fault.TWICE, id);
            }
            if (!labels.add(label)) {
                throw item.fault("label", Fault.TWICE, label);
            }
            order.put(problem(file, item, id, label), number(item, "ordinal", item.index()));
        }
        if (order.isEmpty()) {
            throw new TeamListException(file, "", Fault.NO_PROBLEM, "");
        }
        List<PackagedProblem> problems = new ArrayList<>(order.keySet());
        problems.sort(Comparator.comparing(order::get));
        return problems;
    }

    private static PackagedProblem problem(String file, Item item, String id, String label) throws TeamListException {
        return new PackagedProblem(
                file,
                item.place("id"),
                id,
                label,
                item.text("rgb").orElse(null),
                item.text("color").orElse(null),
                number(item, "max_score", 0));
    }

    private static double number(Item item, String key, double otherwise) throws TeamListException {
        var node = item.node().path(key);
        if (node.isMissingNode() || node.isNull()) {
            return otherwise;
        }
        if (!node.isNumber() || node.asDouble() < 0 || node.asDouble() > MOST_POINTS) {
            throw item.fault(key, Fault.NOT_A_NUMBER, node.toString());
        }
        return node.asDouble();
    }

    private Map<String, byte[]> lists() throws TeamListException {
        Map<String, byte[]> lists = new LinkedHashMap<>();
        for (String file : files.keySet()) {
            if (LISTS.matcher(file).matches()) {
                lists.put(file, text(file).getBytes(StandardCharsets.UTF_8));
            }
        }
        return lists;
    }

    private List<ListedTeam> teams() throws TeamListException {
        Map<String, byte[]> lists = lists();
        boolean some = lists.keySet().stream().anyMatch(file -> file.matches("(teams|accounts).*"));
        return some ? TeamLists.read(lists, Optional.of(StandardCharsets.UTF_8)).teams() : List.of();
    }
}
