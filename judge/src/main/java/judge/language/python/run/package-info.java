/** Running: in come a checked program and one input, out comes the end of its interpreter. */
@org.jspecify.annotations.NullMarked
package judge.language.python.run;
