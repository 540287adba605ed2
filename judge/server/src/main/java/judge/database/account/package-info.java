/** Tables of people, of their sessions and tokens, and of the log of what they did. */
@NullMarked
package judge.database.account;

import org.jspecify.annotations.NullMarked;
