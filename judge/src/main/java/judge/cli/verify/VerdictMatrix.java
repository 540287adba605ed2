package judge.cli.verify;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import judge.cli.command.Session;
import judge.message.Visible;
import judge.verdict.Verdict;
import judge.verify.JuryResult;

/** Submissions and cases: a letter for each verdict, in lines that are aligned in any language. */
final class VerdictMatrix {

    /** The most characters of a case's name, which is written vertically above its column. */
    private static final int HIGHEST = 12;

    private final Session session;
    private final List<String> cases;

    VerdictMatrix(Session session, List<JuryResult> submissions) {
        this.session = session;
        this.cases = submissions.stream()
                .map(one -> List.copyOf(one.verdicts().keySet()))
                .filter(names -> !names.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    /** The columns in parts that are at most so wide. */
    List<Part> parts(int width) {
        List<Part> parts = new ArrayList<>();
        int most = Math.max(10, width * 9 / 10);
        for (int from = 0; from < cases.size(); from += most) {
            parts.add(new Part(cases.subList(from, Math.min(cases.size(), from + most))));
        }
        return parts;
    }

    /** The meaning of the letters that occur. */
    String legend(List<JuryResult> submissions) {
        Set<Verdict> seen = EnumSet.noneOf(Verdict.class);
        submissions.forEach(one -> seen.addAll(one.verdicts().values()));
        List<String> words = new ArrayList<>();
        for (Verdict verdict : seen) {
            words.add(letter(verdict) + " " + session.messages().name(verdict));
        }
        return String.join(", ", words);
    }

    static String letter(Verdict verdict) {
        return switch (verdict) {
            case AC -> ".";
            case SK -> "-";
            default -> verdict.name().substring(0, 1);
        };
    }

    /** Some columns; a blank sets groups of cases apart. */
    final class Part {

        private final List<String> names;

        private Part(List<String> names) {
            this.names = List.copyOf(names);
        }

        /** The names of the cases, written vertically. */
        List<String> heads() {
            int height =
                    names.stream().mapToInt(name -> shown(name).length()).max().orElse(0);
            List<String> heads = new ArrayList<>();
            for (int line = 0; line < height; line++) {
                StringBuilder head = new StringBuilder();
                for (int i = 0; i < names.size(); i++) {
                    String name = shown(names.get(i));
                    int at = line - (height - name.length());
                    head.append(gap(i)).append(at < 0 ? ' ' : name.charAt(at));
                }
                heads.add(head.toString());
            }
            return heads;
        }

        /** A submission's verdicts. */
        String line(Map<String, Verdict> verdicts) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < names.size(); i++) {
                Verdict verdict = verdicts.getOrDefault(names.get(i), Verdict.SK);
                line.append(gap(i)).append(session.palette().verdict(verdict, letter(verdict)));
            }
            return line.toString();
        }

        private String gap(int index) {
            boolean first = index == 0 || group(names.get(index)).equals(group(names.get(index - 1)));
            return first ? "" : " ";
        }
    }

    private static String group(String name) {
        return name.substring(0, name.lastIndexOf('/') + 1);
    }

    private static String shown(String name) {
        String last = Visible.of(name.substring(name.lastIndexOf('/') + 1)).toLowerCase(Locale.ROOT);
        return last.substring(0, Math.min(HIGHEST, last.length()));
    }
}
