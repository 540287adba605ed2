package judge.language;

import judge.source.LanguageName;

/**
 * A language that is ready to be used on this host.
 *
 * @param name the name by which packages and reports know it, with the endings of its sources
 * @param compiler makes programs of sources
 * @param runtime runs them
 * @param look finds out more about those that fail
 */
public record Language(LanguageName name, SourceCompiler compiler, ProgramRuntime runtime, SecondLook look) {

    /** Makes a language without a second look. */
    public Language(LanguageName name, SourceCompiler compiler, ProgramRuntime runtime) {
        this(name, compiler, runtime, SecondLook.NONE);
    }
}
