/**
 * The programs that a problem package brings, such as validators and generators: a folder of sources goes in, a program
 * that can be run in the sandbox comes out. It knows nothing of their purpose.
 */
@org.jspecify.annotations.NullMarked
package judge.program;
