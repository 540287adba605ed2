/** Running: what comes in is a checked program and one input, what goes out is how its interpreter ended. */
@org.jspecify.annotations.NullMarked
package judge.language.python.run;
