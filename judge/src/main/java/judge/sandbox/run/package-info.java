/** The sandboxes: they run a command under limits. {@code HostCheck} picks one by trying it. */
@NullMarked
package judge.sandbox.run;

import org.jspecify.annotations.NullMarked;
