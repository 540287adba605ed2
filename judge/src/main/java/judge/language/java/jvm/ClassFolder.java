package judge.language.java.jvm;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import judge.language.tool.ProgramFolder;

/** A temporary folder of class files that the sandbox's users can read and nobody but the judge can write. */
public record ClassFolder(ProgramFolder folder) implements AutoCloseable {

    /** An empty one in a folder that the sandbox's users can pass through. */
    public static ClassFolder in(Path parent) throws IOException {
        return new ClassFolder(ProgramFolder.in(parent, "classes-"));
    }

    /** One with a class of the judge's own; where that finds no room nothing is left. */
    public static ClassFolder of(Class<?> type, Path parent) throws IOException {
        ClassFolder made = in(parent);
        try {
            made.add(type);
            return made;
        } catch (IOException e) {
            made.close();
            throw e;
        }
    }

    /**
     * Adds a class.
     *
     * @param name binary name, already known to be one: no path comes of it
     */
    public void add(String name, byte[] content) throws IOException {
        addFile(name.replace('.', '/') + ".class", content);
    }

    /**
     * Adds a file.
     *
     * @param name its path in the folder, which may not lead out of it
     */
    public void addFile(String name, byte[] content) throws IOException {
        folder.add(name, content);
    }

    /** Adds a class of the judge's own, with all that is nested in it. */
    public void add(Class<?> type) throws IOException {
        for (Class<?> member : type.getNestMembers()) {
            String file = member.getName().substring(member.getName().lastIndexOf('.') + 1) + ".class";
            try (InputStream in = member.getResourceAsStream(file)) {
                if (in == null) {
                    throw new IOException("class file of " + member.getName() + " is missing");
                }
                add(member.getName(), in.readAllBytes());
            }
        }
    }

    /** Writes all of it into a jar: archives and caches are made of what lies in jars only. */
    public Path writeJar(Path file) throws IOException {
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(file));
                Stream<Path> all = Files.walk(path())) {
            for (Path one : (Iterable<Path>) all.filter(Files::isRegularFile)::iterator) {
                jar.putNextEntry(new ZipEntry(path().relativize(one).toString()));
                Files.copy(one, jar);
            }
        }
        return file;
    }

    public Path path() {
        return folder.path();
    }

    @Override
    public void close() throws IOException {
        folder.close();
    }
}
