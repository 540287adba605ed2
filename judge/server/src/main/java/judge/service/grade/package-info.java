/** Grades: what counts of the judgings of a class, and what a rejudging changes of it. */
@NullMarked
package judge.service.grade;

import org.jspecify.annotations.NullMarked;
