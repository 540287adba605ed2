/** Runs statically linked programs in a sandbox that has nothing else in it. */
@org.jspecify.annotations.NullMarked
package judge.language.gnu.run;
