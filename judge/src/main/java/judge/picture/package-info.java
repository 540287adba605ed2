/** Pictures that strangers send, drawn anew. */
@NullMarked
package judge.picture;

import org.jspecify.annotations.NullMarked;
