/**
 * What contestants hand in: what comes in are folders and files, what goes out are places where submissions lie, and
 * the submissions themselves as values, once they are read. It knows nothing of compilers or problems' insides.
 */
@org.jspecify.annotations.NullMarked
package judge.submission;
