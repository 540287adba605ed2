package judge.engine;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import judge.digest.Sha256;
import judge.language.Compilation.Compiled;
import judge.language.Language;
import judge.problem.ProblemLimits;
import judge.program.CompiledBefore;
import judge.store.KeptResults;
import judge.submission.SourceFile;
import judge.submission.Submission;

/**
 * Compiled programs of packages among what is kept of earlier runs.
 *
 * @param shelf one to which only judges of this user write
 * @param build the build of the judge: another one may compile in another way
 */
record KeptPrograms(KeptResults shelf, String build) implements CompiledBefore {

    private static final long MOST_BYTES = 64 << 20;
    /** The name under which the files of a program built by a script are kept, as one archive. */
    private static final String ARCHIVE = "built.tar";

    @Override
    public Optional<Compiled> find(Submission sources, Language language, ProblemLimits limits) {
        return shelf.find(key(sources, language, limits)).flatMap(KeptPrograms::read);
    }

    @Override
    public void keep(Submission sources, Language language, ProblemLimits limits, Compiled compiled) {
        shelf.keep(key(sources, language, limits), written(compiled));
    }

    @Override
    public Optional<byte[]> findBuilt(String key) {
        return shelf.find(builtKey(key)).flatMap(KeptPrograms::read).map(kept -> kept.files()
                .get(ARCHIVE));
    }

    @Override
    public void keepBuilt(String key, byte[] archive) {
        Map<String, byte[]> only = Map.of(ARCHIVE, archive);
        shelf.keep(builtKey(key), written(new Compiled(only, ARCHIVE, Optional.empty(), List.of(), Duration.ZERO)));
    }

    private String builtKey(String key) {
        return Sha256.of("built program of a package")
                .addText(build)
                .addText(key)
                .hex();
    }

    private String key(Submission sources, Language language, ProblemLimits limits) {
        Sha256 key = Sha256.of("program of a package")
                .addText(build)
                .addText(language.name().code())
                .addText(language.runtime().surroundings())
                .addText(language.compiler().description(limits).orElse(""))
                .addText(sources.entry().orElse(""));
        for (SourceFile source : sources.sources()) {
            key = key.addText(source.path())
                    .addText(String.valueOf(source.content().length))
                    .add(source.content());
        }
        return key.hex();
    }

    private static byte[] written(Compiled compiled) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Deflater quick = new Deflater(Deflater.BEST_SPEED);
        try (DataOutputStream out = new DataOutputStream(new DeflaterOutputStream(bytes, quick))) {
            writeText(out, compiled.entry());
            writeText(out, compiled.charset().orElse(""));
            out.writeInt(compiled.files().size());
            for (Map.Entry<String, byte[]> file : new TreeMap<>(compiled.files()).entrySet()) {
                writeText(out, file.getKey());
                writeBytes(out, file.getValue());
            }
        } catch (IOException e) {
            throw new IllegalStateException("memory cannot be written to", e);
        } finally {
            quick.end();
        }
        return bytes.toByteArray();
    }

    /** Reads a program without the compiler's warnings, which nobody looks at where a program of a package compiles. */
    private static Optional<Compiled> read(byte[] written) {
        try (DataInputStream in = new DataInputStream(new InflaterInputStream(new ByteArrayInputStream(written)))) {
            String entry = readText(in);
            Optional<String> charset = Optional.of(readText(in)).filter(name -> !name.isEmpty());
            Map<String, byte[]> files = new LinkedHashMap<>();
            for (int count = in.readInt(); count > 0; count--) {
                String path = readText(in);
                files.put(path, readBytes(in));
            }
            return Optional.of(new Compiled(files, entry, charset, List.of(), Duration.ZERO));
        } catch (IOException e) {
            return Optional.empty(); // It is compiled again.
        }
    }

    private static void writeText(DataOutputStream out, String text) throws IOException {
        writeBytes(out, text.getBytes(StandardCharsets.UTF_8));
    }

    private static void writeBytes(DataOutputStream out, byte[] bytes) throws IOException {
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    private static String readText(DataInputStream in) throws IOException {
        return new String(readBytes(in), StandardCharsets.UTF_8);
    }

    private static byte[] readBytes(DataInputStream in) throws IOException {
        int length = in.readInt();
        if (length < 0 || length > MOST_BYTES) {
            throw new IOException("not what was kept");
        }
        byte[] bytes = new byte[length];
        in.readFully(bytes);
        return bytes;
    }
}
