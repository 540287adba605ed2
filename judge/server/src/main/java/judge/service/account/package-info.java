/** Accounts: who logs in and how, sessions, tokens, passwords. */
@NullMarked
package judge.service.account;

import org.jspecify.annotations.NullMarked;
