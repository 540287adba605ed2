/** Teams of a contest as other programs list them. */
@NullMarked
package judge.roster.team;

import org.jspecify.annotations.NullMarked;
