/** The services of a server, each call in one transaction: the rules of online on the tables of the database. */
@NullMarked
package judge.service;

import org.jspecify.annotations.NullMarked;
