/**
 * C and C++ as they are written, whether they compile or not: a source comes in; tokens, a tree, scopes and the places
 * of shapes go out. Tokens and the places of shapes are there for Java and Python, too. The package knows nothing of
 * compilers, and nothing of what its readers look for.
 */
package judge.cpp;
