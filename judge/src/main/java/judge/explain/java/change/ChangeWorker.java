package judge.explain.java.change;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Tries small changes of a program, and writes down what it answers with each of them. The program can deceive it: what
 * it writes only says which changes are worth a run of their own.
 *
 * <p>In: the source, the number of inputs and these, the milliseconds of CPU time for one change and for all. Out, for
 * each change with which the program ends well on the first input and answers something else: the kind, the line, what
 * was written, what is there instead, the number of edits and their starts, ends and texts in bytes, and the answer's
 * number; after a number that is new come the answers to all inputs, -1 for the length of one that it does not give.
 */
public final class ChangeWorker {

    private static final int BATCH = 40;
    private static final int LEAST_MILLIS = 60;
    /**
     * The least milliseconds for a change that has a cause: the program may well do more with it than it did without.
     */
    private static final int LEAST_MILLIS_OF_CAUSE = 300;

    private static final int SLOWER = 8;

    private final String source;
    private final Duration end;
    private final DataOutputStream out;
    private final List<byte[]> inputs = new ArrayList<>();
    private final ProgramTrial trial = new ProgramTrial();
    private final UnitCompiler compiler;
    private final Map<String, Integer> answers = new HashMap<>();
    private long millis;

    private ChangeWorker(DataInputStream in, List<String> options, DataOutputStream out) throws IOException {
        source = new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
        for (int left = in.readInt(); left > 0; left--) {
            inputs.add(in.readNBytes(in.readInt()));
        }
        millis = in.readInt();
        end = Duration.ofMillis(in.readInt());
        this.out = out;
        compiler = new UnitCompiler(options);
    }

    /**
     * Reads the request from stdin and answers it on stdout.
     *
     * @param options of javac
     */
    public static void main(String[] options) throws IOException, InterruptedException {
        try (DataOutputStream out =
                new DataOutputStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)))) {
            System.setOut(System.err);
            new ChangeWorker(new DataInputStream(System.in), List.of(options), out).tryAll();
        }
    }

    /** The classes that it needs beside itself. */
    public static List<Class<?>> parts() {
        return List.of(
                BranchChanges.class,
                CallChanges.class,
                ChangeFinder.class,
                ClassChanges.class,
                ExchangedNames.class,
                ExpressionChanges.class,
                FoundChanges.class,
                JavaChange.class,
                JavaChanges.class,
                JavaCode.class,
                JavaEdit.class,
                LoopChanges.class,
                InputChanges.class,
                OrderChanges.class,
                OtherVariables.class,
                PlaceChanges.class,
                ProgramTrial.class,
                StatementChanges.class,
                StopPoint.class,
                StopPoints.class,
                UnitCompiler.class,
                VariableChanges.class);
    }

    private void tryAll() throws IOException, InterruptedException {
        JavaCode code = compiler.read(source);
        Optional<String> main = mainClass(code);
        int from =
                code.unit().getPackageName() == null ? 0 : code.end(code.unit().getPackage());
        if (main.isEmpty()) {
            return;
        }
        List<JavaEdit> stops = StopPoints.of(code);
        List<JavaChange> changes = JavaChanges.of(code);
        byte @Nullable [] unchanged = null;
        for (int begin = 0; begin < changes.size(); begin += BATCH) {
            List<JavaChange> batch = changes.subList(begin, Math.min(changes.size(), begin + BATCH));
            Map<Integer, String> texts = new LinkedHashMap<>();
            texts.put(0, inPackage(0, code.with(List.of(), stops), from));
            for (int i = 0; i < batch.size(); i++) {
                texts.put(i + 1, inPackage(i + 1, code.with(batch.get(i).edits(), stops), from));
            }
            Map<Integer, Map<String, byte[]>> classes = compiler.classes(texts);
            if (begin == 0) {
                unchanged = run(classes, 0, main.get(), 0).orElse(null);
                millis = Math.max(LEAST_MILLIS, Math.min(millis, SLOWER * trial.tookMillis()));
                millis = trial.tookMillis() >= millis ? LEAST_MILLIS : millis;
            }
            for (int i = 0; i < batch.size(); i++) {
                if (ProgramTrial.cpuTime().compareTo(end) > 0 || trial.isStuck()) {
                    return;
                }
                long usual = millis;
                millis = batch.get(i).kind().contains("/") ? Math.max(usual, LEAST_MILLIS_OF_CAUSE) : usual;
                Optional<byte[]> answer = run(classes, i + 1, main.get(), 0);
                if (answer.isPresent() && !Arrays.equals(answer.get(), unchanged)) {
                    write(code, batch.get(i), all(answer.get(), classes, i + 1, main.get()));
                }
                millis = usual;
            }
        }
    }

    /** The answers to all inputs, with their lengths. */
    private byte[] all(byte[] first, Map<Integer, Map<String, byte[]>> classes, int number, String main)
            throws IOException, InterruptedException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        DataOutputStream answered = new DataOutputStream(all);
        answered.writeInt(first.length);
        answered.write(first);
        for (int i = 1; i < inputs.size(); i++) {
            Optional<byte[]> answer = run(classes, number, main, i);
            answered.writeInt(answer.map(one -> one.length).orElse(-1));
            answered.write(answer.orElse(new byte[0]));
        }
        return all.toByteArray();
    }

    private Optional<byte[]> run(Map<Integer, Map<String, byte[]>> classes, int number, String main, int input)
            throws InterruptedException {
        @Nullable Map<String, byte[]> own = classes.get(number);
        return own == null || trial.isStuck()
                ? Optional.empty()
                : trial.answer(own, UnitCompiler.packageOf(number) + "." + main, inputs.get(input), millis);
    }

    private static String inPackage(int number, String text, int from) {
        String name = "package " + UnitCompiler.packageOf(number) + ";";
        return name + (from == 0 ? text : text.replaceFirst("(?s)^.*?\\bpackage\\b[^;]*;", ""));
    }

    private static Optional<String> mainClass(JavaCode code) {
        return code.unit().getTypeDecls().stream()
                .filter(type -> type instanceof ClassTree one && hasMain(one))
                .map(type -> ((ClassTree) type).getSimpleName().toString())
                .findFirst();
    }

    private static boolean hasMain(ClassTree type) {
        for (Tree member : type.getMembers()) {
            if (member instanceof MethodTree method
                    && method.getName().contentEquals("main")
                    && method.getParameters().size() == 1) {
                return true;
            }
        }
        return false;
    }

    private void write(JavaCode code, JavaChange change, byte[] answer) throws IOException {
        text(change.kind());
        out.writeInt((int) code.line(change.at()));
        text(change.written());
        text(change.changed());
        List<JavaEdit> edits = change.edits().stream()
                .sorted(Comparator.comparingInt(JavaEdit::start))
                .toList();
        out.writeInt(edits.size());
        for (JavaEdit edit : edits) {
            out.writeInt(bytes(edit.start()));
            out.writeInt(bytes(edit.end()));
            text(edit.text());
        }
        int known = answers.size();
        int number = answers.computeIfAbsent(new String(answer, StandardCharsets.ISO_8859_1), key -> known);
        out.writeInt(number);
        if (number == known) {
            out.writeInt(answer.length);
            out.write(answer);
        }
        out.flush();
    }

    private int bytes(int characters) {
        return source.substring(0, characters).getBytes(StandardCharsets.UTF_8).length;
    }

    private void text(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }
}
