package judge.intake;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds who handed in which folder of a Gradescope export: its folders have numbers, and
 * {@code submission_metadata.yml} has the submitters. Only a few kinds of lines of that file are read, without a YAML
 * parser that strangers could attack.
 */
final class GradescopeNames {

    static final String FILE = "submission_metadata.yml";

    private static final Pattern SUBMISSION = Pattern.compile("(submission_\\d+):\\s*");
    private static final Pattern SUBMITTERS = Pattern.compile("(\\s+):?submitters:\\s*");
    private static final Pattern KEY = Pattern.compile("(\\s+)(-\\s+)?:?(\\w+):(?:\\s(.*))?");

    private final Map<String, List<Submitter>> submitters = new LinkedHashMap<>();

    /** A person who handed a folder in. */
    private record Submitter(Map<String, String> keys) {

        String name() {
            return keys.getOrDefault("name", "");
        }

        /** Returns the number or address that tells namesakes apart; empty: there is none. */
        String number() {
            String sid = keys.getOrDefault("sid", "");
            return sid.isEmpty() ? keys.getOrDefault("email", "") : sid;
        }
    }

    private GradescopeNames() {}

    /** Tells whether it is the file of the export, and not one that somebody has handed in. */
    static boolean isAt(List<String> path) {
        return path.get(path.size() - 1).equals(FILE)
                && path.stream().noneMatch(name -> name.matches("submission_\\d+"));
    }

    /** Returns the names of all submitters by folder, with their numbers where several have the same name. */
    static Map<String, List<String>> read(byte[] file) {
        GradescopeNames all = new GradescopeNames();
        all.add(new String(file, StandardCharsets.UTF_8).lines().toList());
        return all.names();
    }

    private void add(List<String> lines) {
        List<Submitter> here = new ArrayList<>();
        int indent = -1;
        for (String line : lines) {
            Matcher submission = SUBMISSION.matcher(line);
            Matcher start = SUBMITTERS.matcher(line);
            Matcher key = KEY.matcher(line);
            if (submission.matches()) {
                here = submitters.computeIfAbsent(submission.group(1), any -> new ArrayList<>());
                indent = -1;
            } else if (start.matches()) {
                indent = start.group(1).length();
            } else if (indent >= 0 && key.matches()) {
                boolean next = key.group(2) != null;
                if (key.group(1).length() < indent + (next ? 0 : 1)) {
                    indent = -1;
                    continue;
                }
                if (next) {
                    here.add(new Submitter(new HashMap<>()));
                }
                addToLast(here, key);
            }
        }
    }

    private static void addToLast(List<Submitter> here, Matcher key) {
        if (!here.isEmpty() && key.group(4) != null) {
            here.get(here.size() - 1)
                    .keys()
                    .putIfAbsent(key.group(3), unquoted(key.group(4).strip()));
        }
    }

    private Map<String, List<String>> names() {
        Map<String, Set<String>> numbers = new HashMap<>();
        submitters.values().stream().flatMap(List::stream).forEach(one -> numbers.computeIfAbsent(
                        one.name(), any -> new HashSet<>())
                .add(one.number()));
        Map<String, List<String>> names = new HashMap<>();
        submitters.forEach((folder, some) -> {
            List<String> called = some.stream()
                    .filter(one -> !one.name().isEmpty())
                    .map(one -> numbers.getOrDefault(one.name(), Set.of()).size() > 1
                                    && !one.number().isEmpty()
                            ? one.name() + "_" + one.number()
                            : one.name())
                    .distinct()
                    .toList();
            if (!called.isEmpty()) {
                names.put(folder, called);
            }
        });
        return names;
    }

    private static String unquoted(String text) {
        boolean quoted = text.length() >= 2
                && (text.charAt(0) == '"' || text.charAt(0) == '\'')
                && text.charAt(text.length() - 1) == text.charAt(0);
        if (!quoted) {
            return text;
        }
        String inner = text.substring(1, text.length() - 1);
        return text.charAt(0) == '"' ? inner.replaceAll("\\\\([\"\\\\])", "$1") : inner.replace("''", "'");
    }
}
