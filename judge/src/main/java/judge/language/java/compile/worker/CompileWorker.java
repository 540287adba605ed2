package judge.language.java.compile.worker;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.Diagnostic;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/**
 * Compiles sources in memory, inside the sandbox. Nothing of it is trusted by the judge: its output is read as a
 * stranger's.
 *
 * <p>In: the number of submissions, then for each the number of its sources, then for each its name and its text. Out,
 * for each submission: whether the compiler came to an end, and if so the nanoseconds that it took, the number of
 * errors, the number of diagnostics (the first {@value #MAX_DIAGNOSTICS}), each with kind, file, line, column, message
 * and code, then the number of classes, each with its name and content. Text is a length in bytes and UTF-8.
 */
public final class CompileWorker {

    /** The number of diagnostics that are passed on. */
    public static final int MAX_DIAGNOSTICS = 20;

    static final int MAX_MESSAGE_LENGTH = 2_000;

    private CompileWorker() {}

    /**
     * Compiles what comes in on stdin.
     *
     * @param options of javac
     */
    public static void main(String[] options) throws IOException {
        OutputStream result = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out));
        System.setOut(System.err);
        DataInputStream in = new DataInputStream(System.in);
        List<List<Source>> submissions = new ArrayList<>();
        for (int count = in.readInt(); count > 0; count--) {
            submissions.add(readSources(in));
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (DataOutputStream out = new DataOutputStream(result);
                JavaFileManager platform = compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
            for (List<Source> sources : submissions) {
                answer(sources, platform, List.of(options), out);
            }
        }
    }

    private static List<Source> readSources(DataInputStream in) throws IOException {
        List<Source> sources = new ArrayList<>();
        for (int count = in.readInt(); count > 0; count--) {
            sources.add(new Source(count, readText(in), readText(in)));
        }
        return sources;
    }

    /** Writes false where the compiler did not finish: too deep a nesting, or a fault of its own. */
    private static void answer(
            List<Source> sources, JavaFileManager platform, List<String> options, DataOutputStream out)
            throws IOException {
        long startNanos = System.nanoTime();
        ByteArrayOutputStream reply = new ByteArrayOutputStream();
        try {
            compile(sources, platform, options, new DataOutputStream(reply));
        } catch (RuntimeException | StackOverflowError e) {
            System.err.println(e);
            out.writeBoolean(false);
            return;
        }
        out.writeBoolean(true);
        out.writeLong(System.nanoTime() - startNanos);
        reply.writeTo(out);
    }

    private static void compile(
            List<Source> sources, JavaFileManager platform, List<String> options, DataOutputStream out)
            throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        Findings findings = new Findings();
        Classes classes = new Classes(platform);
        boolean done = compiler.getTask(Writer.nullWriter(), classes, findings::add, options, null, sources)
                .call();
        if (!done && findings.errors == 0) {
            throw new IllegalStateException("javac failed without an error");
        }
        write(out, findings, done ? classes.made : Map.of());
    }

    private static void write(DataOutputStream out, Findings findings, Map<String, ByteArrayOutputStream> classes)
            throws IOException {
        out.writeInt(findings.errors);
        out.writeInt(findings.first.size());
        for (Diagnostic<? extends JavaFileObject> finding : findings.first) {
            write(out, finding);
        }
        out.writeInt(classes.size());
        for (Map.Entry<String, ByteArrayOutputStream> made : classes.entrySet()) {
            writeText(out, made.getKey());
            out.writeInt(made.getValue().size());
            made.getValue().writeTo(out);
        }
    }

    private static void write(DataOutputStream out, Diagnostic<? extends JavaFileObject> finding) throws IOException {
        JavaFileObject source = finding.getSource();
        String message = finding.getMessage(Locale.ENGLISH).replaceAll("\\s*\\R\\s*", "; ");
        writeText(out, finding.getKind() == Diagnostic.Kind.ERROR ? "error" : "warning");
        writeText(out, source instanceof Source own ? own.file : "");
        out.writeLong(Math.max(0, finding.getLineNumber()));
        out.writeLong(Math.max(0, finding.getColumnNumber()));
        writeText(out, message.substring(0, Math.min(message.length(), MAX_MESSAGE_LENGTH)));
        @Nullable String code = finding.getCode();
        writeText(out, code == null ? "" : code);
    }

    static String readText(DataInputStream in) throws IOException {
        return new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
    }

    static void writeText(DataOutputStream out, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    /** The compiler's messages: all errors counted, the first ones kept. */
    private static final class Findings {
        private final List<Diagnostic<? extends JavaFileObject>> first = new ArrayList<>();
        private int errors;

        void add(Diagnostic<? extends JavaFileObject> finding) {
            boolean error = finding.getKind() == Diagnostic.Kind.ERROR;
            errors += error ? 1 : 0;
            if (first.size() < MAX_DIAGNOSTICS
                    && (error
                            || finding.getKind() == Diagnostic.Kind.MANDATORY_WARNING
                            || finding.getKind() == Diagnostic.Kind.WARNING)) {
                first.add(finding);
            }
        }
    }

    /** A source that may hold any class, whatever its file is called. */
    private static final class Source extends SimpleJavaFileObject {
        private final String file;
        private final String text;

        Source(int number, String file, String text) {
            super(uri(number, file), Kind.SOURCE);
            this.file = file;
            this.text = text;
        }

        /** Distinct for each source; its last part becomes the file name in stack traces. */
        private static URI uri(int number, String file) {
            try {
                return new URI("source", null, "/" + number + "/" + file, null);
            } catch (URISyntaxException e) {
                return URI.create("source:///" + number + ".java");
            }
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }

        /** Only the two names that javac treats specially must be the file's own. */
        @Override
        public boolean isNameCompatible(String simpleName, Kind kind) {
            boolean special = simpleName.equals("package-info") || simpleName.equals("module-info");
            String name = file.substring(file.lastIndexOf('/') + 1);
            return kind == Kind.SOURCE && (!special || name.equals(simpleName + ".java"));
        }

        @Override
        public String getName() {
            return file;
        }
    }

    /** Keeps the class files in memory and gives the compiler no other file of its surroundings to read. */
    private static final class Classes extends ForwardingJavaFileManager<JavaFileManager> {
        private final Map<String, ByteArrayOutputStream> made = new TreeMap<>();

        Classes(JavaFileManager platform) {
            super(platform);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String className, JavaFileObject.Kind kind, @Nullable FileObject sibling) {
            ByteArrayOutputStream content = new ByteArrayOutputStream();
            made.put(className, content);
            return new SimpleJavaFileObject(URI.create("class:///made"), kind) {
                @Override
                public OutputStream openOutputStream() {
                    return content;
                }
            };
        }
    }
}
