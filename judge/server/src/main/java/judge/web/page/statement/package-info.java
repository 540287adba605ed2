/** Problem statements as HTML: Markdown, formulas, samples, the files that they show. */
@NullMarked
package judge.web.page.statement;

import org.jspecify.annotations.NullMarked;
