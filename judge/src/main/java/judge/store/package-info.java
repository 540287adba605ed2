/**
 * What is kept between runs of the judge: what comes in are keys and bytes, what goes out are the same bytes or none.
 * It knows nothing of what they mean.
 */
@org.jspecify.annotations.NullMarked
package judge.store;
