/** The pages of a server: forms in, HTML out. */
@NullMarked
package judge.web.page;

import org.jspecify.annotations.NullMarked;
