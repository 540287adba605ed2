/** The server as browsers and programs see it. HTTP is here alone. */
@NullMarked
package judge.web;

import org.jspecify.annotations.NullMarked;
