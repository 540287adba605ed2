/** REST with JSON, for programs. */
@NullMarked
package judge.web.api;

import org.jspecify.annotations.NullMarked;
