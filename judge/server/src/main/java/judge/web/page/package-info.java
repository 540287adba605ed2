/** The form kit of all pages: visits, forms, tables, templates, static files; and the pages of the login. */
@NullMarked
package judge.web.page;

import org.jspecify.annotations.NullMarked;
