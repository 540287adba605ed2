package judge.clics;

/**
 * The position of a reader in a contest's event feed: a line of the log of changes, and the last moment at which
 * something changed by itself, as the contest began, was frozen, ended or was thawed.
 *
 * @param tx transaction of the line; 0 before the first
 * @param seq the line's number; 0 before the first
 * @param moment in milliseconds since 1970; 0 before the first
 */
public record FeedPosition(long tx, long seq, long moment) {}
