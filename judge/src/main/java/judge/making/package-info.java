/**
 * Makes the test data that a package describes and does not bring: a plan goes in, a folder with files comes out, which
 * is kept in the judge's cache. The package itself is never written to.
 */
@org.jspecify.annotations.NullMarked
package judge.making;
