/** Tells browsers and programs of what happens while it happens. */
@NullMarked
package judge.web.live;

import org.jspecify.annotations.NullMarked;
