/** The catalogue of problems: packages that are brought, verified, and laid down for judging. */
@NullMarked
package judge.service.problem;

import org.jspecify.annotations.NullMarked;
