/** Sets for practice: their values, and what is told of how hard a problem is. Without SQL, HTTP and a clock. */
@NullMarked
package judge.online.practice;

import org.jspecify.annotations.NullMarked;
