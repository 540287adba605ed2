/**
 * Many submissions go in, their reports come out into the folder of a run, each as soon as it is there; and what the
 * reports of an earlier run are still good for is decided here. It knows nothing of how one submission is judged, nor
 * of a terminal.
 */
@org.jspecify.annotations.NullMarked
package judge.grading;
