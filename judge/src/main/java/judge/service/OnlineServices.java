package judge.service;

import java.time.Clock;

/** Everything that somebody can want of the server; what the pages and the API are made of. */
public record OnlineServices(Clock clock) {}
