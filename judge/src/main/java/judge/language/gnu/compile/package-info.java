/** Compiles submissions in C and C++ in the sandbox, and reads what the compiler says of them. */
@org.jspecify.annotations.NullMarked
package judge.language.gnu.compile;
