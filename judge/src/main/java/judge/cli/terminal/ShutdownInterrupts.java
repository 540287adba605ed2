package judge.cli.terminal;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Ctrl-C and {@code kill}: delays the end of the JVM until the command has cleaned up, for some seconds at most. */
public final class ShutdownInterrupts implements Interrupts {

    private static final int PATIENCE_SECONDS = 10;

    @Override
    public Watch watch(Runnable cancel) {
        CountDownLatch closed = new CountDownLatch(1);
        Thread hook = new Thread(() -> endOrderly(cancel, closed), "interrupt");
        Runtime.getRuntime().addShutdownHook(hook);
        return () -> {
            closed.countDown();
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException e) {
                // The JVM is already shutting down; from now on nothing delays it.
            }
        };
    }

    private static void endOrderly(Runnable cancel, CountDownLatch closed) {
        cancel.run();
        try {
            boolean inTime = closed.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
            assert inTime : "the command did not end; what it has written is whole";
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
