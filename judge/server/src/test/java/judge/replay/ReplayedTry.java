package judge.replay;

/**
 * One that was handed in, and what has to come of it.
 *
 * @param team its number among the teams
 * @param problem its number among the problems
 * @param millis since the contest began
 */
record ReplayedTry(long id, int team, int problem, long millis, String verdict) {}
