/** Tables of courses, assignments, problems, and what teachers remark on submissions. */
@NullMarked
package judge.database.course;

import org.jspecify.annotations.NullMarked;
