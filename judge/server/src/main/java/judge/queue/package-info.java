/** Hands judgings out to the threads of the processes on one database, each to one that lives. */
@NullMarked
package judge.queue;

import org.jspecify.annotations.NullMarked;
