/** Submissions: what is handed in, by whom it is seen, and the comments on its lines. */
@NullMarked
package judge.service.submission;

import org.jspecify.annotations.NullMarked;
