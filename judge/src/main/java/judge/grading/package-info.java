/**
 * Many submissions go in, their reports come out into the folder of a run, each as soon as it is there; and which
 * reports of an earlier run are still valid is decided here. It knows nothing of how one submission is judged, nor of a
 * terminal.
 */
@org.jspecify.annotations.NullMarked
package judge.grading;
