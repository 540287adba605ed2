/** Statements in one message, rows as records, and what the two databases say in different words. */
@NullMarked
package judge.database.sql;

import org.jspecify.annotations.NullMarked;
