/** Tables of contests, teams, balloons, clarifications, prints and webhooks. */
@NullMarked
package judge.database.contest;

import org.jspecify.annotations.NullMarked;
