/** Finds from the answer alone, and the right one, what is nearly right with it. */
@org.jspecify.annotations.NullMarked
package judge.explain.answer;
