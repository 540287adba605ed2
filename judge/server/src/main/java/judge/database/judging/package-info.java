/** Tables of submissions and their judgings: queue, turns, workers, results, changes. */
@NullMarked
package judge.database.judging;

import org.jspecify.annotations.NullMarked;
