package judge.language.java.run;

import java.nio.file.Path;

/**
 * A compiled program in Java.
 *
 * @param classes folder of class files that sandboxed users can read
 * @param mainClass binary name
 */
public record StartableClasses(Path classes, String mainClass) {}
