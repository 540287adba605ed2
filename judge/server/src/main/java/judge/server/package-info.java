/** Puts the parts of a server together: database, worker, web. */
@NullMarked
package judge.server;

import org.jspecify.annotations.NullMarked;
