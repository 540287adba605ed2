/** Contests: their values, what a scoreboard says and to whom, thawing, awards. Without SQL, HTTP and a clock. */
@NullMarked
package judge.online.contest;

import org.jspecify.annotations.NullMarked;
