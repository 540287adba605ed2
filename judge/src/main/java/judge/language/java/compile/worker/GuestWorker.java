package judge.language.java.compile.worker;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Compiles sources in a guest language inside the sandbox, where the language's compiler is on the class path. What
 * comes in and goes out has the form of {@link CompileWorker}. The compilers read and write files, so sources are laid
 * down in the working folder, under names that mean nothing to a compiler.
 */
public final class GuestWorker {

    private static final String CLASS = ".class";
    private static final int LONGEST_NAME = 100;
    private static final Pattern ODD = Pattern.compile("[^\\p{L}\\p{N}._-]");

    private GuestWorker() {}

    /** Returns the classes that it consists of, beside those in them. */
    public static List<Class<?>> parts() {
        return List.of(
                GuestWorker.class,
                CompileWorker.class,
                Guest.class,
                GuestFindings.class,
                KotlinGuest.class,
                ScalaGuest.class);
    }

    /**
     * Compiles what comes in on stdin.
     *
     * @param arguments the compiler's name, and the class path of programs
     */
    public static void main(String[] arguments) throws IOException {
        OutputStream result = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out));
        System.setOut(System.err);
        DataInputStream in = new DataInputStream(System.in);
        Guest guest = arguments[0].equals("scala") ? new ScalaGuest(arguments[1]) : new KotlinGuest(arguments[1]);
        int submissions = in.readInt();
        List<Map<String, String>> all = new ArrayList<>();
        for (int i = 0; i < submissions; i++) {
            all.add(readSources(in));
        }
        try (DataOutputStream out = new DataOutputStream(result)) {
            for (int i = 0; i < submissions; i++) {
                answer(guest, all.get(i), Path.of(String.valueOf(i)).toAbsolutePath(), out);
            }
        }
    }

    private static Map<String, String> readSources(DataInputStream in) throws IOException {
        Map<String, String> sources = new LinkedHashMap<>();
        for (int count = in.readInt(); count > 0; count--) {
            sources.put(CompileWorker.readText(in), CompileWorker.readText(in));
        }
        return sources;
    }

    private static void answer(Guest guest, Map<String, String> sources, Path folder, DataOutputStream out)
            throws IOException {
        long startNanos = System.nanoTime();
        ByteArrayOutputStream reply = new ByteArrayOutputStream();
        try {
            compile(guest, sources, folder, new DataOutputStream(reply));
        } catch (ReflectiveOperationException | RuntimeException | StackOverflowError e) {
            System.err.println(e + " " + e.getCause());
            out.writeBoolean(false);
            return;
        }
        out.writeBoolean(true);
        out.writeLong(System.nanoTime() - startNanos);
        reply.writeTo(out);
    }

    private static void compile(Guest guest, Map<String, String> sources, Path folder, DataOutputStream out)
            throws IOException, ReflectiveOperationException {
        Map<Path, String> laid = new LinkedHashMap<>();
        for (Map.Entry<String, String> source : sources.entrySet()) {
            Path file = folder.resolve(String.valueOf(laid.size())).resolve(harmless(source.getKey()));
            Files.createDirectories(file.getParent());
            Files.writeString(file, source.getValue());
            laid.put(file, source.getKey());
        }
        Path made = Files.createDirectories(folder.resolve("made"));
        GuestFindings findings = new GuestFindings(laid);
        guest.compile(List.copyOf(laid.keySet()), made, findings);
        findings.requireAnEnd();
        write(out, findings, findings.errors() == 0 ? classes(made) : Map.of());
    }

    /** The name of a file, which the names of classes may come from; a very long one loses its beginning. */
    private static String harmless(String path) {
        String name = ODD.matcher(path.substring(path.lastIndexOf('/') + 1)).replaceAll("_");
        return name.substring(Math.max(0, name.length() - LONGEST_NAME));
    }

    private static Map<String, byte[]> classes(Path folder) throws IOException {
        Map<String, byte[]> classes = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                String name = folder.relativize(file).toString();
                if (name.endsWith(CLASS)) {
                    String binary = name.substring(0, name.length() - CLASS.length());
                    classes.put(binary.replace('/', '.'), Files.readAllBytes(file));
                }
            }
        }
        return classes;
    }

    private static void write(DataOutputStream out, GuestFindings findings, Map<String, byte[]> classes)
            throws IOException {
        out.writeInt(findings.errors());
        out.writeInt(findings.first().size());
        for (GuestFindings.Finding finding : findings.first()) {
            CompileWorker.writeText(out, finding.kind());
            CompileWorker.writeText(out, finding.file());
            out.writeLong(Math.max(0, finding.line()));
            out.writeLong(Math.max(0, finding.column()));
            CompileWorker.writeText(out, finding.message());
            CompileWorker.writeText(out, "");
        }
        out.writeInt(classes.size());
        for (Map.Entry<String, byte[]> made : classes.entrySet()) {
            CompileWorker.writeText(out, made.getKey());
            out.writeInt(made.getValue().length);
            out.write(made.getValue());
        }
    }
}
