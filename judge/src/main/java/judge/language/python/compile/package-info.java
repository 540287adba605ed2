/**
 * What stands for compiling: the sources are checked for syntax in the sandbox, and nothing of them is run; and which
 * of the files is started.
 */
@org.jspecify.annotations.NullMarked
package judge.language.python.compile;
