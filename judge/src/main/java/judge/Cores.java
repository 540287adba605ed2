package judge;

import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** The processors that JVMs are measured on: each is lent to one of them at a time. */
final class Cores {

    private final BlockingQueue<Integer> free;

    Cores(List<Integer> processors) {
        free = new ArrayBlockingQueue<>(processors.size(), false, processors);
    }

    /** A processor of one's own until the lease is closed; waits until one is free. */
    Lease take() throws InterruptedException {
        return new Lease(free.take());
    }

    /** A processor that is lent. */
    final class Lease implements AutoCloseable {
        private final int processor;

        private Lease(int processor) {
            this.processor = processor;
        }

        OptionalInt processor() {
            return OptionalInt.of(processor);
        }

        @Override
        public void close() {
            free.add(processor);
        }
    }
}
