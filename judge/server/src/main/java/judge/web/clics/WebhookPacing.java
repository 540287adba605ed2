package judge.web.clics;

import java.time.Duration;

/**
 * How long is waited for programs that are called.
 *
 * @param hold how often it is looked which there are, and said that this server still calls those that it does
 * @param answer how long one call takes at most
 * @param pause after the first call that failed; after each further one twice as long
 * @param longestPause at most
 * @param patience for how long calls fail until there are no more
 * @param attempts how many calls have to fail for that, since this server began to call
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
