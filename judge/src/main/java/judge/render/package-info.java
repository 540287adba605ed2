/**
 * Views of a run: what comes in is a gradebook, what goes out are files for people and for other programs. It knows
 * nothing of how submissions are judged; what contestants wrote is data to it, never markup.
 */
@org.jspecify.annotations.NullMarked
package judge.render;
