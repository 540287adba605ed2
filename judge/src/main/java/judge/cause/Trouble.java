package judge.cause;

/**
 * A message of a runtime or a compiler.
 *
 * @param kind an exception's class or the compiler's key
 * @param place the library's method that the program had called, or the line of the source
 * @param message the message in English
 */
public record Trouble(String kind, String place, String message) {}
