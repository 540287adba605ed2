/** Commands that start a server, keep its data, or send something to one. */
@NullMarked
package judge.cli.server;

import org.jspecify.annotations.NullMarked;
