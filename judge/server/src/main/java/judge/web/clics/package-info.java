/** The CLICS Contest API over HTTP: for clients of the field. */
@NullMarked
package judge.web.clics;

import org.jspecify.annotations.NullMarked;
