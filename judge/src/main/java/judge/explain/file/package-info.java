/** Reads from the source of a program how it uses files and reads its input, in all languages. */
@org.jspecify.annotations.NullMarked
package judge.explain.file;
