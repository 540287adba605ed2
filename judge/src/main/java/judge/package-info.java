/**
 * The program's entry, and nothing else: arguments go in, an exit status comes out. Everything that is done is done in
 * the packages below; {@code architecture.md} tells them from top to bottom.
 */
@org.jspecify.annotations.NullMarked
package judge;
