/**
 * What contestants hand in: what comes in are folders and files, what goes out are submissions with the sources that
 * count. It knows nothing of compilers or problems' insides.
 */
@org.jspecify.annotations.NullMarked
package judge.submission;
