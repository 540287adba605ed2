/** Small changes of a program in Python that a script in the sandbox has tried. */
package judge.language.python.repair;
