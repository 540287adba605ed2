/** Contests as people see them: scoreboards whose bytes are ready before anybody asks, pages of teams and jury. */
@NullMarked
package judge.web.contest;

import org.jspecify.annotations.NullMarked;
