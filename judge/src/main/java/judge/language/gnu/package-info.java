/** The languages C and C++, compiled by GCC: made ready on this host, and their programs run. */
@org.jspecify.annotations.NullMarked
package judge.language.gnu;
