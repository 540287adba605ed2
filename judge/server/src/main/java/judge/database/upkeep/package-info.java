/** Rows of the tables of what a server does for its own sake: backups, and what is counted for its administrator. */
@NullMarked
package judge.database.upkeep;

import org.jspecify.annotations.NullMarked;
