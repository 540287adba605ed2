/** A contest as the CLICS Contest API tells it, in its versions 2023-06 and 2026-01. Without SQL, HTTP and a clock. */
@NullMarked
package judge.clics;

import org.jspecify.annotations.NullMarked;
