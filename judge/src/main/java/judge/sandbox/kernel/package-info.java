/** System calls, and the kernel's files on processes, users and processors. */
@NullMarked
package judge.sandbox.kernel;

import org.jspecify.annotations.NullMarked;
