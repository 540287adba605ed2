/** The services for juries and contestants of contests. */
@NullMarked
package judge.service.contest;

import org.jspecify.annotations.NullMarked;
