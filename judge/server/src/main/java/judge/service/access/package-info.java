/** Tells what somebody may do with a thing, and logs who did what; refusals that all services share. */
@NullMarked
package judge.service.access;

import org.jspecify.annotations.NullMarked;
