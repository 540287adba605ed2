/**
 * Stores the server's data: tables, migrations and the queue, on SQLite and on PostgreSQL. No other package has SQL.
 */
@NullMarked
package judge.database;

import org.jspecify.annotations.NullMarked;
