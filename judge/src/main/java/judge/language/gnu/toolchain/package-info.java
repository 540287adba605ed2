/** This host's GCC as a root folder for the sandbox, with the command lines of its parts and precompiled headers. */
@org.jspecify.annotations.NullMarked
package judge.language.gnu.toolchain;
