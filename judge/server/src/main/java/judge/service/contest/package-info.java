/** What juries and contestants want of contests. */
@NullMarked
package judge.service.contest;

import org.jspecify.annotations.NullMarked;
