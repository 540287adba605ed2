/** The parts that pages and API share: users of requests, uploads, refusals, headers. */
@NullMarked
package judge.web.http;

import org.jspecify.annotations.NullMarked;
