package judge.roster;

/**
 * A roster, and how its file was read.
 *
 * @param charset the name of the one in which it was read
 */
public record ReadRoster(Roster roster, String charset, RosterColumns columns) {}
