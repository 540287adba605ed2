/** Takes judgings from the queue, has them judged, and puts down what came of them. */
@NullMarked
package judge.worker;

import org.jspecify.annotations.NullMarked;
