package judge.roster.team;

import java.util.Map;

/**
 * Names of those whom a CLICS contest package has pictures of, by the ids that its folders have.
 *
 * @param organizations their names, as teams have them
 * @param logins of teams with accounts; the login of another one is its id
 */
public record PackagedNames(Map<String, String> organizations, Map<String, String> logins) {

    public PackagedNames {
        organizations = Map.copyOf(organizations);
        logins = Map.copyOf(logins);
    }
}
