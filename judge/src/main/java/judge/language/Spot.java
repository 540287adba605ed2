package judge.language;

/**
 * A method that a program spent time in.
 *
 * @param percent of the samples
 * @param method class and method
 * @param line of it that was met most often; 0 where unknown
 * @param called the library's method that most of the time was spent in, called from there; empty where it was spent in
 *     the method itself
 * @param callerLine from which it was called most often, before it called itself; 0 where unknown
 */
public record Spot(int percent, String method, int line, String called, int callerLine) {}
