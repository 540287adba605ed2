/** What people do on a server, each in one transaction: the rules of online on the tables of the database. */
@NullMarked
package judge.service;

import org.jspecify.annotations.NullMarked;
