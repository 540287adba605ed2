/**
 * A program such as contestants write, run once when an image is made: what it loads goes into the image's class data
 * archive. Nothing comes in and nothing goes out; it knows only the JDK.
 */
@org.jspecify.annotations.NullMarked
package judge.language.java.jvm.training;
