package judge.database;

/**
 * A step from one version of the tables to the next.
 *
 * @param version number of the version that it leads to
 * @param name a few words, as its file is called
 * @param contracts whether programs of earlier versions cannot go on after it
 */
public record SchemaStep(String version, String name, boolean contracts) {}
