/** Contests as people see them: scoreboards whose bytes are made once for all who ask, pages of teams and jury. */
@NullMarked
package judge.web.contest;

import org.jspecify.annotations.NullMarked;
