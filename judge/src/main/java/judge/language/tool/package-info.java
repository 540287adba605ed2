/**
 * Offers to the languages what they all need of the host: folders to run in, made once and kept or laid down for a
 * while, figures that are measured once, and samples of where a program is.
 */
@org.jspecify.annotations.NullMarked
package judge.language.tool;
