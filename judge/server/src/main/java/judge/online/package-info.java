/** Courses, assignments, submissions, feedback, rejudging, grades: values and pure rules, without SQL and HTTP. */
@NullMarked
package judge.online;

import org.jspecify.annotations.NullMarked;
