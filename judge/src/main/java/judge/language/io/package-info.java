/** What the source of a program shows of its files and of its reading, in all languages. */
@org.jspecify.annotations.NullMarked
package judge.language.io;
