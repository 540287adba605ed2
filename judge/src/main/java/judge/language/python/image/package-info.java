/** This host's Python: the interpreter, the root folder that programs see of it, and its command line. */
@org.jspecify.annotations.NullMarked
package judge.language.python.image;
