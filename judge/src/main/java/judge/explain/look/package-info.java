/**
 * Looks into a program that has failed: a failed run and the cases of its problem go in, hints come out, found by steps
 * that are taken in the order of a list. It knows no language.
 */
@org.jspecify.annotations.NullMarked
package judge.explain.look;
