/** Looks for what is wrong with a program in C or C++ that has failed, or why it is slow. */
@org.jspecify.annotations.NullMarked
package judge.explain.cpp;
