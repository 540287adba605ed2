/** The pages on which problems are made and mended: the catalogue, uploads, and a page for each part of a package. */
@NullMarked
package judge.web.page.workshop;

import org.jspecify.annotations.NullMarked;
