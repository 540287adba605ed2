/**
 * Works out the results of a class: in comes a run as it was read back, out come its ranking and its figures. The
 * package knows neither how they are shown, nor how submissions are judged.
 */
@org.jspecify.annotations.NullMarked
package judge.gradebook;
