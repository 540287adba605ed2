package judge.language.python.image;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** The judge's own scripts that run inside the sandbox. */
public enum Script {
    /** The common part of the scripts that look at sources: their request and their reply. */
    SOURCE_REPLY("source_reply.py"),
    /** Checks sources without running them. */
    SYNTAX("syntax.py"),
    /** Looks in sources for what is seldom meant. */
    SLIPS("slips.py"),
    /** A source as a tree, for those that follow. */
    SLIP_SOURCE("slip_source.py"),
    /** Finds slips that make answers wrong. */
    SLIPS_WRONG("slips_wrong.py"),
    /** Finds slips that go wrong step by step. */
    SLIPS_STEPS("slips_steps.py"),
    /** Objects that are not what they seem. */
    SLIPS_OBJECTS("slips_objects.py"),
    /** Finds slips that take time and memory. */
    SLIPS_SLOW("slips_slow.py"),
    /** A source and small changes of it. */
    CHANGES("changes.py"),
    /** Other ways to write what has a value. */
    CHANGES_VALUES("changes_values.py"),
    /** Other names and calls. */
    CHANGES_NAMES("changes_names.py"),
    /** Changes that add easily forgotten steps. */
    CHANGES_FORGOTTEN("changes_forgotten.py"),
    /** Changes of the order of steps, and of leftovers. */
    CHANGES_ORDER("changes_order.py"),
    /** Other steps. */
    CHANGES_STEPS("changes_steps.py"),
    /** Runs a program with one change after the other and writes down what each answers. */
    TRIALS("trials.py"),
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

    /** The text of those that change programs. */
    public static String changes() throws IOException {
        StringBuilder all = new StringBuilder();
        for (Script one : values()) {
            if (one.file.startsWith("changes")) {
                all.append(new String(one.content(), StandardCharsets.UTF_8));
            }
        }
        return all.toString();
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
