/**
 * Finds the charset in which bytes of unknown origin are a text that somebody wrote, such as names and lists: the
 * letters that follow one another in names tell it. The package imports only the JDK.
 */
@org.jspecify.annotations.NullMarked
package judge.charset;
