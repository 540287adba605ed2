/** Copies of a whole database in one file, and their way back. */
@NullMarked
package judge.database.backup;

import org.jspecify.annotations.NullMarked;
