/** What pages and API share: who asks, uploads, refusals, headers. */
@NullMarked
package judge.web.http;

import org.jspecify.annotations.NullMarked;
