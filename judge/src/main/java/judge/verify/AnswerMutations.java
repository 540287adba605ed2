package judge.verify;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.check.Attempt;
import judge.check.Checker;
import judge.check.Ruling;
import judge.problem.CheckerChoice;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.sandbox.SandboxException;
import judge.sudoku.ReferenceSolver;
import judge.sudoku.References;

/**
 * Changes the answer of each case in several ways and asks whether the checker notices. A checker of the problem's own
 * may know other right answers, and so may one with a tolerance: they have to notice at least one change, the others
 * all.
 */
final class AnswerMutations {

    /** How many places of an answer of a thousand lines are changed. */
    private static final int PLACES = 5;

    private final Problem problem;
    private final Checker checker;
    private final Lanes lanes;
    private final Optional<ReferenceSolver> reference;

    AnswerMutations(Problem problem, Checker checker, Lanes lanes) {
        this.problem = problem;
        this.lanes = lanes;
        this.checker = checker;
        this.reference = problem.judging().reference().map(ReferenceSolver::of);
    }

    List<String> faults() throws IOException, SandboxException, InterruptedException {
        List<Lanes.Work<Optional<String>>> work = new ArrayList<>();
        for (TestCase testCase : problem.data().runs()) {
            work.add(() -> fault(testCase));
        }
        return lanes.holding(work).stream().flatMap(Optional::stream).toList();
    }

    private Optional<String> fault(TestCase testCase) throws IOException, InterruptedException {
        byte[] input = Files.readAllBytes(testCase.input());
        byte[] answer = Files.readAllBytes(testCase.answer());
        boolean oneIsEnough = knowsOthers(testCase);
        Optional<String> unnoticed = Optional.empty();
        for (String text : changed(new String(answer, StandardCharsets.ISO_8859_1))) {
            boolean noticed = isNoticed(testCase, input, answer, text.getBytes(StandardCharsets.ISO_8859_1));
            if (noticed && oneIsEnough) {
                return Optional.empty();
            }
            if (!noticed) {
                unnoticed = unnoticed.or(() -> Optional.of(text));
            }
        }
        return unnoticed.map(text -> testCase.answer()
                + ": the checker does not notice that the answer was changed to \"" + text.strip() + '"');
    }

    /** Whether other answers may be right, too: the checker is the problem's own, or has a tolerance. */
    private boolean knowsOthers(TestCase testCase) {
        return !(problem.judging().checker() instanceof CheckerChoice.BuiltIn builtIn)
                || builtIn.kind() == CheckerChoice.Kind.FLOAT
                || testCase.checkerArguments().stream().anyMatch(word -> word.startsWith("float_"));
    }

    /** Neither accepted as output, nor something that could be in the answer file without the reference noticing. */
    private boolean isNoticed(TestCase testCase, byte[] input, byte[] answer, byte[] mutant)
            throws InterruptedException {
        Ruling ruling = checker.check(new Attempt(input, answer, mutant, testCase.checkerArguments()));
        return !(ruling instanceof Ruling.Accepted) && !isTakenByTheReference(testCase, input, mutant);
    }

    private boolean isTakenByTheReference(TestCase testCase, byte[] input, byte[] mutant) throws InterruptedException {
        return reference.isPresent()
                && References.disagreement(reference.get(), checker, testCase, input, mutant)
                        .isEmpty();
    }

    /**
     * The answer with something more, with nothing, without its last line, and with other digits or words in some
     * lines; not what differs from it in space alone.
     */
    static Set<String> changed(String answer) {
        Set<String> changed = new LinkedHashSet<>();
        changed.add(answer + "1\n");
        List<String> lines = answer.lines().toList();
        if (!answer.isBlank()) {
            changed.add("");
            changed.add(joined(lines.subList(0, lines.size() - 1)));
        }
        for (int place = 0; place < PLACES && !lines.isEmpty(); place++) {
            int line = place * (lines.size() - 1) / (PLACES - 1);
            if (!lines.get(line).isBlank()) {
                List<String> others = new ArrayList<>(lines);
                others.set(line, changedLine(lines.get(line), place));
                changed.add(joined(others));
            }
        }
        changed.removeIf(other -> words(other).equals(words(answer)));
        return changed;
    }

    /** A digit becomes the next one, and a 9 an 8, so that it stays in bounds; other text gets a letter more. */
    private static String changedLine(String line, int place) {
        int[] digits = line.chars().filter(c -> c >= '0' && c <= '9').toArray();
        if (digits.length == 0) {
            return line + "x";
        }
        int wanted = place * (digits.length - 1) / (PLACES - 1);
        int at = -1;
        for (int seen = -1; seen < wanted; ) {
            at++;
            seen += line.charAt(at) >= '0' && line.charAt(at) <= '9' ? 1 : 0;
        }
        char other = line.charAt(at) == '9' ? '8' : (char) (line.charAt(at) + 1);
        return line.substring(0, at) + other + line.substring(at + 1);
    }

    /** Without the space between them, which checkers may overlook. */
    private static List<String> words(String text) {
        return List.of(text.strip().split("\\s+"));
    }

    private static String joined(List<String> lines) {
        StringBuilder text = new StringBuilder();
        lines.forEach(line -> text.append(line).append('\n'));
        return text.toString();
    }
}
