package judge.replay;

/**
 * A submission of the replay, and its expected verdict.
 *
 * @param team the number of the team
 * @param problem the number of the problem
 * @param millis since the contest began
 */
record ReplayedTry(long id, int team, int problem, long millis, String verdict) {}
