/** The pages of students: what is to be done, a problem, what was handed in and what came of it. */
@NullMarked
package judge.web.page.student;

import org.jspecify.annotations.NullMarked;
