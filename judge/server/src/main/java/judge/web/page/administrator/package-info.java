/** The pages of the administrator: people, the log, the state of the server. */
@NullMarked
package judge.web.page.administrator;

import org.jspecify.annotations.NullMarked;
