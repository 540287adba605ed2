package judge.language.python.image;

import java.io.IOException;
import java.io.InputStream;

/** The judge's own scripts that run inside the sandbox. */
public enum Script {
    /** Checks sources without running them. */
    SYNTAX("syntax.py"),
    /** Runs a program and writes down where it is. */
    SAMPLER("sampler.py"),
    /** Runs before each program, and before the other scripts but for {@link #SYNTAX}. */
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
