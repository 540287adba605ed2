package judge.language.java.hint;

/**
 * What the VM or the compiler said.
 *
 * @param kind an exception's class or the compiler's key
 * @param place the JDK's method that the program had called, or the line of the source
 * @param message in English
 */
record Trouble(String kind, String place, String message) {}
