package judge.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ProcessorPoolTest {

    private final List<ProcessorPool.Lease> leases = new ArrayList<>();

    @Test
    void lendsEachProcessorToOneAtATime() {
        ProcessorPool pool = new ProcessorPool(List.of(3, 5));
        for (int i = 0; i < 3; i++) {
            pool.ask(Priority.FIRST, leases::add);
        }

        assertThat(leases).extracting(ProcessorPool.Lease::processor).containsExactly(Set.of(3), Set.of(5));
        leases.get(1).close();
        assertThat(leases).extracting(ProcessorPool.Lease::processor).containsExactly(Set.of(3), Set.of(5), Set.of(5));
    }

    @Test
    void lendsTheFirstOfThoseThatItIsGivenAndKnowsAll() {
        ProcessorPool pool = new ProcessorPool(List.of(7, 3, 5), 2);
        for (int i = 0; i < 3; i++) {
            pool.ask(Priority.FIRST, leases::add);
        }

        assertThat(leases).extracting(ProcessorPool.Lease::processor).containsExactly(Set.of(7), Set.of(3));
        assertThat(pool.count()).isEqualTo(2);
        assertThat(pool.given()).containsExactlyInAnyOrder(3, 5, 7);
    }

    @Test
    void keepsOneFromWhatNobodyWaitsForAndLendsToThatLast() {
        ProcessorPool pool = new ProcessorPool(List.of(3, 5));
        Priority background = Priority.ofCompiling(Priority.BACKGROUND);
        pool.ask(background, leases::add);
        pool.ask(background, leases::add);
        assertThat(leases).hasSize(1);
        assertThat(pool.rest()).isEmpty();

        pool.ask(new Priority(true, 1, 7), leases::add);
        pool.ask(Priority.ofCompiling(1), leases::add);
        assertThat(leases).hasSize(2);
        leases.get(0).close();

        assertThat(leases).hasSize(3);
        leases.get(1).close();
        assertThat(leases).as("the second one of the background").hasSize(4);
        leases.get(2).close();
        leases.get(3).close();
        assertThat(pool.rest()).isEmpty();
    }

    @Test
    void lendsTheOnlyOneToWhatNobodyWaitsFor() {
        ProcessorPool pool = new ProcessorPool(List.of(3));
        pool.ask(Priority.ofCompiling(Priority.BACKGROUND), leases::add);
        pool.ask(Priority.ofCompiling(Priority.BACKGROUND), leases::add);

        assertThat(leases).hasSize(1);
        leases.get(0).close();
        assertThat(leases).hasSize(2);
    }

    @Test
    void hasOneAtLeastAndNoneTwice() {
        assertThatThrownBy(() -> new ProcessorPool(List.of())).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new ProcessorPool(List.of(1), 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new ProcessorPool(List.of(1, 1))).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void lendsTheRestToTheOnlyOneWhoIsHere() {
        ProcessorPool pool = new ProcessorPool(List.of(3, 5, 7));
        pool.ask(Priority.FIRST, leases::add);

        List<ProcessorPool.Lease> rest = pool.rest();

        assertThat(rest).extracting(ProcessorPool.Lease::processor).containsExactly(Set.of(5), Set.of(7));
        pool.ask(Priority.FIRST, leases::add);
        assertThat(leases).hasSize(1);
        rest.get(0).close();
        assertThat(leases).hasSize(2);
    }

    @Test
    void lendsNoRestWhereSomebodyElseHasAProcessor() {
        ProcessorPool pool = new ProcessorPool(List.of(3, 5, 7));
        pool.ask(Priority.FIRST, leases::add);
        pool.ask(Priority.FIRST, leases::add);

        assertThat(pool.rest()).isEmpty();
    }

    @Test
    void takesALeaseBackOnce() {
        ProcessorPool pool = new ProcessorPool(List.of(0));
        for (int i = 0; i < 3; i++) {
            pool.ask(Priority.FIRST, leases::add);
        }

        leases.get(0).close();
        leases.get(0).close();

        assertThat(leases).hasSize(2);
    }

    @Test
    void grantsByTurn() {
        List<Priority> inOrder = List.of(
                Priority.FIRST,
                Priority.ofCompiling(0),
                new Priority(false, 0, 0),
                new Priority(false, 0, 1),
                new Priority(false, 1, 0),
                new Priority(true, 0, 0));
        List<Priority> mixed = new ArrayList<>(inOrder);
        java.util.Collections.shuffle(mixed, new Random(1));
        List<Priority> granted = new ArrayList<>();
        ProcessorPool pool = new ProcessorPool(List.of(0));
        pool.ask(Priority.FIRST, leases::add);
        mixed.forEach(turn -> pool.ask(turn, lease -> {
            granted.add(turn);
            leases.add(lease);
        }));

        for (int i = 0; i < inOrder.size(); i++) {
            leases.get(i).close();
        }

        assertThat(granted).containsExactlyElementsOf(inOrder);
    }

    @Test
    void doesNotGrantWhatWasWithdrawn() {
        ProcessorPool pool = new ProcessorPool(List.of(0));
        pool.ask(Priority.FIRST, leases::add);
        ProcessorPool.Request request = pool.ask(Priority.FIRST, leases::add);

        assertThat(pool.withdraw(request)).isTrue();
        leases.get(0).close();

        assertThat(leases).hasSize(1);
        assertThat(pool.withdraw(request)).isFalse();
    }

    @Test
    void losesNoProcessorToThreadsThatAreInterruptedWhileTheyWait() throws Exception {
        ProcessorPool pool = new ProcessorPool(List.of(0));
        for (int round = 0; round < 200; round++) {
            ProcessorPool.Lease held = pool.take(Priority.FIRST);
            Thread waiting = new Thread(() -> {
                try (ProcessorPool.Lease lease = pool.take(Priority.FIRST)) {
                    assertThat(lease.processor()).containsExactly(0);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            waiting.start();
            if (round % 2 == 0) {
                waiting.interrupt();
                held.close();
            } else {
                held.close();
                waiting.interrupt();
            }
            waiting.join();
        }
        pool.take(Priority.FIRST).close();
    }

    @Test
    void throwsWhereTheThreadIsInterrupted() {
        ProcessorPool pool = new ProcessorPool(IntStream.range(0, 1).boxed().toList());
        pool.ask(Priority.FIRST, leases::add);
        Thread.currentThread().interrupt();

        assertThatThrownBy(() -> pool.take(Priority.FIRST)).isInstanceOf(InterruptedException.class);
    }
}
