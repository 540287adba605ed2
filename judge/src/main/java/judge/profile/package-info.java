/**
 * Explains where the time of a program that was too slow goes, and how it grows, and what is wrong with one that
 * crashed or answered wrongly: a report goes in, the same with more hints comes out. No verdict depends on it.
 */
@org.jspecify.annotations.NullMarked
package judge.profile;
