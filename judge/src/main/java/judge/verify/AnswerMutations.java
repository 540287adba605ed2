package judge.verify;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import judge.check.Attempt;
import judge.check.Checker;
import judge.check.Ruling;
import judge.problem.CheckerChoice;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.problem.question.AnswerKey;
import judge.problem.question.Questions;
import judge.reason.Fault;
import judge.sandbox.SandboxException;
import judge.sudoku.ReferenceSolver;
import judge.sudoku.References;

/**
 * Changes the answer of each case in several ways and asks whether the checker notices. A checker of the problem's own
 * may know other right answers, and so may one with a tolerance: they have to notice at least one change, all others
 * have to notice each. A change of an empty answer shows nothing, as a checker of the problem's own may have no use for
 * it.
 */
final class AnswerMutations {

    /** The number of places that are changed in an answer of a thousand lines. */
    private static final int PLACES = 5;

    private static final int SHOWN = 200;

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

    List<Fault> faults() throws IOException, SandboxException, InterruptedException {
        List<Lanes.Work<Optional<Fault>>> work = new ArrayList<>();
        for (TestCase testCase : problem.data().runs()) {
            work.add(() -> problem.type().questions() ? ofQuestion(testCase) : fault(testCase));
        }
        return lanes.holding(work).stream().flatMap(Optional::stream).toList();
    }

    private Optional<Fault> fault(TestCase testCase) throws IOException, InterruptedException {
        byte[] input = problem.content().read(testCase.input());
        byte[] answer = problem.content().read(testCase.answer());
        boolean oneIsEnough = knowsOthers(testCase);
        Optional<String> unnoticed = Optional.empty();
        String text = new String(answer, StandardCharsets.ISO_8859_1);
        if (text.isBlank() && !(problem.judging().checker() instanceof CheckerChoice.BuiltIn)) {
            return Optional.empty();
        }
        for (Change change : changes(text)) {
            String mutant = change.in(text);
            if (isSame(mutant, text)) {
                continue;
            }
            boolean noticed = isNoticed(testCase, input, answer, mutant.getBytes(StandardCharsets.ISO_8859_1));
            if (noticed && oneIsEnough) {
                return Optional.empty();
            }
            if (!noticed) {
                unnoticed = unnoticed.or(() -> Optional.of(mutant));
            }
        }
        return unnoticed.map(
                mutant -> Fault.at(testCase.answer(), VerifyFault.ANSWER_CHANGED_UNNOTICED, shown(mutant)));
    }

    /** The fault of a question whose right answers are not all that earn its points: no answer at all earns none. */
    private Optional<Fault> ofQuestion(TestCase testCase) throws IOException {
        byte[] input = problem.content().read(testCase.input());
        byte[] answer = problem.content().read(testCase.answer());
        AnswerKey key = AnswerKey.of(testCase.checkerArguments(), new String(answer, StandardCharsets.UTF_8));
        List<List<String>> right = key.kind() == AnswerKey.Kind.SEVERAL
                ? List.of(key.right())
                : key.right().stream().map(List::of).toList();
        return Stream.concat(right.stream(), Stream.of(List.<String>of()))
                .map(AnswerKey::text)
                .filter(text -> text.isEmpty()
                        == checker.check(new Attempt(
                                        input,
                                        answer,
                                        text.getBytes(StandardCharsets.UTF_8),
                                        testCase.checkerArguments(),
                                        testCase.points()))
                                instanceof Ruling.Accepted)
                .findFirst()
                .map(text -> Fault.at(
                        problem.folder().resolve(Questions.FILE),
                        VerifyFault.QUESTION_MISJUDGED,
                        testCase.name(),
                        text));
    }

    private static String shown(String text) {
        String stripped = text.strip();
        return stripped.length() > SHOWN ? stripped.substring(0, SHOWN) + "..." : stripped;
    }

    /** Tells whether other answers may be right, too: the checker is the problem's own, or has a tolerance. */
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

    /** Another text in place of a part of the answer; answers may be long, so that one at a time is written out. */
    private record Change(int start, int end, String text) {

        String in(String answer) {
            return new StringBuilder(answer.length() + text.length())
                    .append(answer, 0, start)
                    .append(text)
                    .append(answer, end, answer.length())
                    .toString();
        }
    }

    /**
     * The answer with something more, with nothing, without its last line, and with other digits or words in some
     * lines; not what differs from it in space alone.
     */
    static Stream<String> changed(String answer) {
        return changes(answer).stream().map(change -> change.in(answer)).filter(other -> !isSame(other, answer));
    }

    private static Set<Change> changes(String answer) {
        Set<Change> changes = new LinkedHashSet<>();
        changes.add(new Change(answer.length(), answer.length(), "1\n"));
        if (answer.isBlank()) {
            return changes;
        }
        int[] starts = IntStream.range(0, answer.length())
                .filter(at -> at == 0 || answer.charAt(at - 1) == '\n')
                .toArray();
        changes.add(new Change(0, answer.length(), ""));
        changes.add(new Change(starts[starts.length - 1], answer.length(), ""));
        for (int place = 0; place < PLACES; place++) {
            int start = starts[place * (starts.length - 1) / (PLACES - 1)];
            int newline = answer.indexOf('\n', start);
            String line = answer.substring(start, newline < 0 ? answer.length() : newline)
                    .stripTrailing();
            if (!line.isEmpty()) {
                changes.add(new Change(start, start + line.length(), changedLine(line, place)));
            }
        }
        return changes;
    }

    /** A digit becomes the next one, and a 9 an 8, so that it stays in bounds; other text gets a letter more. */
    private static String changedLine(String line, int place) {
        int digits = (int) line.chars().filter(AnswerMutations::isDigit).count();
        if (digits == 0) {
            return line + "x";
        }
        int wanted = place * (digits - 1) / (PLACES - 1);
        int at = -1;
        for (int seen = -1; seen < wanted; ) {
            at++;
            seen += isDigit(line.charAt(at)) ? 1 : 0;
        }
        char other = line.charAt(at) == '9' ? '8' : (char) (line.charAt(at) + 1);
        return line.substring(0, at) + other + line.substring(at + 1);
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    /** Tells whether the words are the same, except for the space between them, which checkers may overlook. */
    private static boolean isSame(String one, String other) {
        int at = wordAfter(one, 0);
        int there = wordAfter(other, 0);
        while (at < one.length() && there < other.length()) {
            while (isWord(one, at) && isWord(other, there) && one.charAt(at) == other.charAt(there)) {
                at++;
                there++;
            }
            if (isWord(one, at) || isWord(other, there)) {
                return false;
            }
            at = wordAfter(one, at);
            there = wordAfter(other, there);
        }
        return at == one.length() && there == other.length();
    }

    private static int wordAfter(String text, int start) {
        int at = start;
        while (at < text.length() && !isWord(text, at)) {
            at++;
        }
        return at;
    }

    private static boolean isWord(String text, int at) {
        return at < text.length() && text.charAt(at) != ' ' && (text.charAt(at) < '\t' || text.charAt(at) > '\r');
    }
}
