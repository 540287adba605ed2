/**
 * The usual causes of failures of C and C++, as tables: what comes in is what the compiler, the linker or a sanitizer
 * said, what goes out are hints without language. It knows nothing of how programs are compiled or run.
 */
@org.jspecify.annotations.NullMarked
package judge.language.gnu.hint;
