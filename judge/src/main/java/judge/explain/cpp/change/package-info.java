/** Small changes of a source in C or C++, all of them in one text, to be tried one after another. */
@NullMarked
package judge.explain.cpp.change;

import org.jspecify.annotations.NullMarked;
