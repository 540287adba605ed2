package judge.language;

import judge.source.LanguageName;

/**
 * A language that is ready to be used on this host.
 *
 * @param name by which packages and reports know it, with the endings of its sources
 * @param compiler makes programs of sources
 * @param runtime runs them
 */
public record Language(LanguageName name, SourceCompiler compiler, ProgramRuntime runtime) {}
