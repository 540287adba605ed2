package judge.web.clics;

import java.time.Duration;

/**
 * The times for calling programs.
 *
 * @param hold the time between two looks at the webhooks, at which this server also renews its hold on those that
 *     it calls
 * @param answer the longest time of one call
 * @param pause the pause after the first call that failed; it doubles after each further one
 * @param longestPause the longest pause
 * @param patience the time for which calls must fail before there are no more
 * @param attempts the number of calls that must fail before that, since this server began to call
 */
record WebhookPacing(
        Duration hold, Duration answer, Duration pause, Duration longestPause, Duration patience, int attempts) {

    static final WebhookPacing USUAL = new WebhookPacing(
            Duration.ofMillis(2_500),
            Duration.ofSeconds(8),
            Duration.ofSeconds(1),
            Duration.ofMinutes(1),
            Duration.ofHours(24),
            10);
}
