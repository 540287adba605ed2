/**
 * The usual causes of failures of C and C++, as tables: in come messages of the compiler, the linker or a sanitizer,
 * out come hints without language. The package knows nothing of how programs are compiled or run.
 */
@org.jspecify.annotations.NullMarked
package judge.explain.cpp.rule;
