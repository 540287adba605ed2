/** The pages of teachers and assistants: courses, members, assignments, grades, rejudgings. */
@NullMarked
package judge.web.page.teacher;

import org.jspecify.annotations.NullMarked;
