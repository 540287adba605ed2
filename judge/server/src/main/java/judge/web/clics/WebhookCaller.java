package judge.web.clics;

import java.io.IOException;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import judge.clics.FeedPosition;
import judge.online.Viewer;
import judge.online.contest.Webhook;
import judge.online.contest.WebhookUrl;
import judge.service.contest.ClicsContests;
import judge.service.contest.ContestServices;
import judge.service.contest.HeldWebhooks;
import judge.web.clics.CalledWebhook.Job;

/** Makes the calls that are to be made, in their order, and notes down what was received. */
final class WebhookCaller {

    private static final Logger LOG = Logger.getLogger(WebhookCaller.class.getName());

    private final ClicsContests contests;
    private final HeldWebhooks held;
    private final WebhookPacing pacing;
    private final WebhookCall call;
    private final String holder;
    private final BooleanSupplier holds;
    private final BiConsumer<Webhook, String> end;

    /**
     * Calls for one server.
     *
     * @param holder the name of the server that calls
     * @param holds whether nobody else can have begun to call before a call that begins now has ended
     * @param end is told of a program that is not called any more, and why
     */
    WebhookCaller(
            ContestServices services,
            WebhookPacing pacing,
            WebhookCall call,
            String holder,
            BooleanSupplier holds,
            BiConsumer<Webhook, String> end) {
        contests = services.clics();
        held = services.webhooks().held();
        this.pacing = pacing;
        this.call = call;
        this.holder = holder;
        this.holds = holds;
        this.end = end;
    }

    /** Tells whether the user still sees the contest as it was read for the call. */
    boolean sees(Viewer viewer, Job job) {
        return contests.called(viewer, Long.toString(job.contest()))
                .filter(job.called()::equals)
                .isPresent();
    }

    /** Makes calls of a program that nobody else uses meanwhile, until one fails. */
    void call(CalledWebhook one, List<Job> jobs) {
        try {
            for (Job job : jobs) {
                if (!call(one, job)) {
                    return;
                }
            }
        } catch (RuntimeException e) {
            LOG.log(Level.WARNING, "webhook " + one.webhook().id(), e);
            one.failed(pacing.pause(), pacing.longestPause());
        } finally {
            one.leave();
        }
    }

    /** Makes the calls of a job; false: no more for now. */
    private boolean call(CalledWebhook one, Job job) {
        for (int number = 0; number < job.messages().size(); number++) {
            WebhookMessage message = job.messages().get(number);
            // The last condition is asked after all questions to the database, however long they took.
            boolean may = held.isHeld(one.webhook(), holder)
                    && held.viewer(one.webhook())
                            .filter(viewer -> sees(viewer, job))
                            .isPresent()
                    && holds.getAsBoolean();
            if (!may || !receives(one, job, message)) {
                boolean apart = number > 0 && job.messages().get(number - 1).after() == null;
                one.setUnfinished(apart ? job.after(number) : null);
                return false;
            }
            FeedPosition after = message.after();
            one.toldAwards(job.contest(), message.awards());
            if (after != null) {
                one.told(job.contest(), after);
                if (!held.told(one.webhook(), holder, job.contest(), after)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean receives(CalledWebhook one, Job job, WebhookMessage message) {
        Webhook webhook = one.webhook();
        try {
            WebhookUrl url = WebhookUrl.of(webhook.url()).orElseThrow(() -> new IOException("no url"));
            call.post(url, job.called().reach(), webhook.token(), message.body());
        } catch (IOException | RuntimeException e) {
            failed(one, String.valueOf(e.getMessage()));
            return false;
        }
        if (one.received()) {
            held.received(webhook);
        }
        return true;
    }

    private void failed(CalledWebhook one, String why) {
        int failures = one.failed(pacing.pause(), pacing.longestPause());
        boolean tooLong = held.failed(one.webhook(), pacing.patience());
        if (tooLong && failures >= pacing.attempts()) {
            end.accept(one.webhook(), why);
        }
    }
}
