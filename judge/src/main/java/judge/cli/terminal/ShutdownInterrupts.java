package judge.cli.terminal;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Ctrl-C and {@code kill}: delays the end of the JVM until the command has cleaned up, for some seconds at most.
 *
 * @param end what a command calls that has ended in order after an interrupt: it ends the VM with status 0
 */
public record ShutdownInterrupts(Runnable end) implements Interrupts {

    private static final int PATIENCE_SECONDS = 10;

    @Override
    public Watch watch(Runnable cancel) {
        return new Hook(cancel);
    }

    /** The thread that the VM starts when it is to end. */
    private final class Hook implements Watch {

        private final CountDownLatch closed = new CountDownLatch(1);
        private final Thread thread;
        private volatile boolean inOrder;

        Hook(Runnable cancel) {
            thread = new Thread(() -> endOrderly(cancel), "interrupt");
            Runtime.getRuntime().addShutdownHook(thread);
        }

        @Override
        public void endedInOrder() {
            inOrder = true;
        }

        @Override
        public void close() {
            closed.countDown();
            try {
                Runtime.getRuntime().removeShutdownHook(thread);
            } catch (IllegalStateException e) {
                // The JVM is already shutting down; from now on nothing delays it.
            }
        }

        private void endOrderly(Runnable cancel) {
            cancel.run();
            try {
                boolean inTime = closed.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
                assert inTime : "the command did not end; what it has written is whole";
                if (inTime && inOrder) {
                    System.out.flush();
                    System.err.flush();
                    end.run();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
