package judge.language.java.compile;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import judge.digest.Sha256;
import judge.language.file.GuestTools;
import judge.language.file.LanguageFile;
import judge.language.file.LanguageFile.Sample;
import judge.language.file.MavenArtifact;
import judge.language.java.compile.worker.GuestWorker;
import judge.language.java.jvm.ClassFolder;
import judge.language.java.jvm.JarFolder;
import judge.language.java.jvm.JvmImage;
import judge.language.tool.RootFolders;
import judge.language.tool.RootParts;
import judge.sandbox.SandboxException;
import judge.submission.SourceFile;
import judge.submission.SourceTexts;
import judge.submission.Submission;
import org.apache.commons.io.file.PathUtils;

/**
 * The jars of a guest language in the cache folder, with class data archives of what its compiler and its programs
 * load.
 *
 * @param compiler the way to call the compiler
 * @param compiling the compiler, all that it needs, and the worker that calls it
 * @param running the libraries of programs
 */
public record GuestRoot(GuestTools.Compiler compiler, JarFolder compiling, JarFolder running) {

    /** Changes whenever they are made differently. */
    private static final String FORMAT = "1";

    private static final String WORKER = "worker.jar";
    private static final int NUMBERS = 1_000;
    private static final long MOST_SOURCE_BYTES = 1 << 20;

    /**
     * The kept one, or a new one, which takes half a minute.
     *
     * @param compileImage the image that the compiler runs on
     * @param runImage the image that programs usually run on
     * @throws SandboxException also where a jar is missing
     */
    public static GuestRoot of(
            LanguageFile language, GuestTools tools, JvmImage compileImage, JvmImage runImage, Path cache)
            throws SandboxException {
        String key = key(language, List.of(compileImage, runImage));
        Path root = new RootFolders(cache)
                .get(
                        "guest-" + language.name().code() + "-" + key,
                        language.name().title(),
                        draft -> {
                            GuestRoot made = in(draft, tools);
                            made.copy(tools);
                            made.train(
                                    language, compileImage, runImage, Files.createDirectory(draft.resolve("training")));
                            new RootParts(draft).openToOthers();
                        });
        return in(root, tools);
    }

    private static GuestRoot in(Path root, GuestTools tools) {
        List<String> libraries =
                tools.libraries().stream().map(MavenArtifact::file).toList();
        List<String> all = Stream.concat(Stream.of(WORKER), tools.all().stream().map(MavenArtifact::file))
                .toList();
        return new GuestRoot(
                tools.compiler(),
                new JarFolder(root.resolve("compile/worker"), all, true),
                new JarFolder(root.resolve("run/worker"), libraries, true));
    }

    private static String key(LanguageFile language, List<JvmImage> images) throws SandboxException {
        Sha256 digest = new Sha256().addText(FORMAT).addText(language.digest());
        images.forEach(image -> digest.addText(String.valueOf(image.root().getFileName())));
        for (Class<?> part : parts()) {
            String file = part.getName().substring(part.getName().lastIndexOf('.') + 1) + ".class";
            try (InputStream in = part.getResourceAsStream(file)) {
                digest.add(in == null ? new byte[0] : in.readAllBytes());
            } catch (IOException e) {
                throw new SandboxException("cannot read " + file, e);
            }
        }
        return digest.hex(8);
    }

    private static List<Class<?>> parts() {
        return GuestWorker.parts().stream()
                .flatMap(part -> Stream.of(part.getNestMembers()))
                .toList();
    }

    /** The libraries among the compiler's jars. */
    JarFolder libraries() {
        return new JarFolder(compiling.folder(), running.jars(), false);
    }

    /** The worker's main class and arguments. */
    List<String> worker(String libraries) {
        return List.of(GuestWorker.class.getName(), compiler.word(), libraries);
    }

    private void copy(GuestTools tools) throws IOException, SandboxException {
        Files.createDirectories(compiling.folder());
        Files.createDirectories(running.folder());
        for (MavenArtifact jar : tools.all()) {
            jar.copyInto(compiling.folder());
        }
        for (MavenArtifact jar : tools.libraries()) {
            jar.copyInto(running.folder());
        }
        try (ClassFolder classes = ClassFolder.in(compiling.folder())) {
            for (Class<?> part : GuestWorker.parts()) {
                classes.add(part);
            }
            classes.writeJar(compiling.folder().resolve(WORKER));
        }
    }

    /** Compiles the language's small programs, and runs the one that adds numbers up. */
    private void train(LanguageFile language, JvmImage compileImage, JvmImage runImage, Path folder)
            throws IOException {
        List<String> programs = new ArrayList<>();
        language.program(Sample.SUM).ifPresent(programs::add);
        programs.addAll(language.programs().values());
        List<SourceTexts> sources =
                programs.stream().map(text -> sources(language, text)).toList();
        Path request = Files.write(folder.resolve("request"), CompilerProcess.request(sources));
        Path reply = folder.resolve("reply");
        compiling.archive(compileImage, "", worker(libraries().trainingPath()), request, reply);
        Optional<WorkerReply> sum =
                WorkerReply.read(Files.readAllBytes(reply), 1).get(0);
        if (sum.isPresent()) {
            train(sum.get().classes(), runImage, folder);
        }
        PathUtils.deleteDirectory(folder);
    }

    private void train(Map<String, byte[]> program, JvmImage image, Path folder) throws IOException {
        try (ClassFolder classes = ClassFolder.in(folder)) {
            for (Map.Entry<String, byte[]> one : program.entrySet()) {
                classes.add(one.getKey(), one.getValue());
            }
            StringBuilder numbers = new StringBuilder();
            IntStream.range(0, NUMBERS).forEach(number -> numbers.append(number).append('\n'));
            Path input = Files.writeString(folder.resolve("input"), numbers);
            List<String> main = MainClass.candidates(program.values(), "", compiler.mainSuffix(), Optional.empty());
            if (main.size() == 1) {
                running.archive(image, ":" + classes.path(), main, input, folder.resolve("output"));
            }
        }
    }

    private static SourceTexts sources(LanguageFile language, String text) {
        SourceFile only =
                new SourceFile("main" + language.name().endings().get(0), text.getBytes(StandardCharsets.UTF_8));
        return SourceTexts.of(Submission.of("training", "judge", "training", List.of(only), MOST_SOURCE_BYTES));
    }
}
