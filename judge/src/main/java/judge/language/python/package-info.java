/** Programs in Python 3: its parts put together. It knows nothing of why somebody wants to run one. */
@org.jspecify.annotations.NullMarked
package judge.language.python;
