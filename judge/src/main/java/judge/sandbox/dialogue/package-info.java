/** Two commands that talk to each other, and the pipes between them. */
@NullMarked
package judge.sandbox.dialogue;

import org.jspecify.annotations.NullMarked;
