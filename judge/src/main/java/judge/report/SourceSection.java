package judge.report;

/**
 * One source of a submission as the compiler was given it.
 *
 * @param file path within the submission
 * @param text decoded
 */
public record SourceSection(String file, String text) {}
