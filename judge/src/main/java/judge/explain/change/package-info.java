/** Small changes of a program that has failed, and which of them make it right. */
package judge.explain.change;
