/**
 * The way from a submission to a report. What comes in is a submission and a problem; what goes out is a report. It
 * knows every stage and none of the stages' insides.
 */
@org.jspecify.annotations.NullMarked
package judge;
