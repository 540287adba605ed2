package judge.service.account;

import judge.online.Person;

/**
 * A new account, or one with a new password.
 *
 * @param password to be handed over, and changed at the first login: it is not shown again
 */
public record FirstPassword(Person person, String password) {}
