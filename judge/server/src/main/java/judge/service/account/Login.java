package judge.service.account;

import judge.online.Viewer;

/**
 * The result of a login.
 *
 * @param token of the session, for the cookie: nobody else has it, and the server does not keep it
 * @param csrf the token that forms of this session carry
 * @param mustChange whether nothing is possible before the password is changed
 */
public record Login(String token, String csrf, Viewer viewer, boolean mustChange) {}
