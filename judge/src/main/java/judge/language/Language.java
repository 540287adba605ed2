package judge.language;

import judge.source.LanguageName;

/**
 * A language that is ready to be used on this host.
 *
 * @param name the name by which packages and reports know it, with the endings of its sources
 * @param compiler makes programs of sources
 * @param runtime runs them
 * @param instruments build and run them in other ways, to find out why they fail
 */
public record Language(LanguageName name, SourceCompiler compiler, ProgramRuntime runtime, Instruments instruments) {

    /**
     * The other ways in which a language builds and runs programs, beside the one that judges: what a look into a
     * failure needs. Each language that has some has a record of them.
     */
    public interface Instruments {

        /** The instruments of a language that has none. */
        Instruments NONE = new Instruments() {};
    }

    /** Makes a language without other ways to build and run. */
    public Language(LanguageName name, SourceCompiler compiler, ProgramRuntime runtime) {
        this(name, compiler, runtime, Instruments.NONE);
    }
}
