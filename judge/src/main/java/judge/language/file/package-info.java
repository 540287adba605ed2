/**
 * Languages that a file describes: how their compilers and interpreters are found on a host, called and understood, and
 * what of the host their programs see. All that is special about such a language is in its file.
 */
@org.jspecify.annotations.NullMarked
package judge.language.file;
