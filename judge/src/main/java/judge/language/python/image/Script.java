package judge.language.python.image;

import java.io.IOException;
import java.io.InputStream;

/** The judge's own scripts in the image. */
public enum Script {
    /** The common part of the scripts that look at sources: their request and their reply. */
    SOURCE_REPLY("source_reply.py"),
    /** Checks sources without running them. */
    SYNTAX("syntax.py"),
    /** Runs a program and writes down where it is. */
    SAMPLER("sampler.py"),
    /** Runs before each program, and before programs and what is around them. */
    SITE("sitecustomize.py"),
    /** Does nothing: what starting takes. */
    EMPTY("empty.py"),
    /** Imports what contest programs import: what an interpreter needs of memory. */
    MODULES("modules.py");

    private static final String FOLDER = "/judge/language/python/";

    private final String file;

    Script(String file) {
        this.file = file;
    }

    String file() {
        return file;
    }

    byte[] content() throws IOException {
        try (InputStream in = Script.class.getResourceAsStream(FOLDER + file)) {
            if (in == null) {
                throw new IOException("the script " + file + " is missing");
            }
            return in.readAllBytes();
        }
    }
}
