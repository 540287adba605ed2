package judge.language.file;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import judge.sandbox.SandboxException;

/**
 * The compiler of a guest language: it makes class files, which Java's virtual machines run.
 *
 * @param compiler the way to call it
 * @param libraries jars that programs are compiled against and run with
 * @param jars the other jars of the compiler, the one that has its version first
 */
public record GuestTools(Compiler compiler, List<MavenArtifact> libraries, List<MavenArtifact> jars) {

    public GuestTools {
        libraries = List.copyOf(libraries);
        jars = List.copyOf(jars);
    }

    /** The compilers that the judge knows how to call. */
    public enum Compiler {
        /**
         * The compiler of Kotlin. A file's functions are in a class with the file's name and {@code Kt}.
         */
        KOTLIN("kotlinc", "Kt", true, List.of()),
        /**
         * The compiler of Scala 3. Its macros are code of the submission that runs while this is compiled. What is lazy
         * is made so by a class of the library that asks for a module beside {@code java.base}.
         */
        SCALA("scalac", "", false, List.of("jdk.unsupported"));

        private final String command;
        private final String mainSuffix;
        private final boolean manyAtOnce;

        @SuppressWarnings("ImmutableEnumChecker") // List.of is immutable.
        private final List<String> modules;

        Compiler(String command, String mainSuffix, boolean manyAtOnce, List<String> modules) {
            this.command = command;
            this.mainSuffix = mainSuffix;
            this.manyAtOnce = manyAtOnce;
            this.modules = modules;
        }

        /** Returns the end of the names of classes that are made of files. */
        public String mainSuffix() {
            return mainSuffix;
        }

        /** Tells whether several submissions may be compiled in one process: none can run code in it. */
        public boolean manyAtOnce() {
            return manyAtOnce;
        }

        /** Returns the modules that programs need beside {@code java.base}. */
        public List<String> modules() {
            return modules;
        }

        /** Returns the word for it in a language's file. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Returns the version of the compiler. */
    public String version() {
        return jars.get(0).version();
    }

    /** Returns all jars, those of programs first. */
    public List<MavenArtifact> all() {
        return Stream.concat(libraries.stream(), jars.stream()).toList();
    }

    /** Tells whether this host has all of them. */
    boolean areInstalled() {
        return all().stream().allMatch(jar -> jar.find().isPresent());
    }

    /** Throws where one of them is missing, with what is to be installed. */
    public void requireInstalled(String language) throws SandboxException {
        if (!areInstalled()) {
            throw new SandboxException(LanguageFault.LANGUAGE_NOT_INSTALLED.of(
                    language, jars.get(0).name(), "", fetching()));
        }
    }

    /** Returns the command with which Maven fetches them. */
    String fetching() {
        return "mvn dependency:get -Dartifact=" + jars.get(0).coordinates();
    }

    /** Returns the commands that build a program and run it, for people. */
    List<String> commands() {
        return List.of(compiler.command + " FILES", "java MAIN");
    }
}
