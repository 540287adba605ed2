/**
 * What a run says about a class: what comes in is a run as it was read back, what goes out is its ranking and its
 * figures. It knows nothing of how they are shown, nor of how submissions are judged.
 */
@org.jspecify.annotations.NullMarked
package judge.gradebook;
