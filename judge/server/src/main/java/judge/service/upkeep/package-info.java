/** Services for the server itself, and findings for its administrator. */
@NullMarked
package judge.service.upkeep;

import org.jspecify.annotations.NullMarked;
