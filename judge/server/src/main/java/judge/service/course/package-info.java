/** Courses with their members and assignments, and the rules by which they may change. */
@NullMarked
package judge.service.course;

import org.jspecify.annotations.NullMarked;
