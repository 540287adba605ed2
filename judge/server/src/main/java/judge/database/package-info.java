/** Where the server keeps things: tables, migrations and the queue, on SQLite and on PostgreSQL. SQL is here alone. */
@NullMarked
package judge.database;

import org.jspecify.annotations.NullMarked;
