/**
 * In which charset bytes of unknown origin are a text that somebody wrote, such as names and lists: that is told by
 * which letters follow one another in names. It imports only the JDK.
 */
@org.jspecify.annotations.NullMarked
package judge.charset;
