/**
 * Views of a run: in comes a gradebook, out come files for people and for other programs. The package knows nothing of
 * how submissions are judged; the texts of contestants are data to it, never markup.
 */
@org.jspecify.annotations.NullMarked
package judge.render;
