/** Control groups, and the kernel's accounts of a running command: CPU time, memory, waiting. */
@NullMarked
package judge.sandbox.account;

import org.jspecify.annotations.NullMarked;
