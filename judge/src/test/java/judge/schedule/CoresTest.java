package judge.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class CoresTest {

    private final List<Cores.Lease> leases = new ArrayList<>();

    @Test
    void lendsEachProcessorToOneAtATime() {
        Cores cores = new Cores(List.of(3, 5));
        for (int i = 0; i < 3; i++) {
            cores.ask(Turn.FIRST, leases::add);
        }

        assertThat(leases).extracting(Cores.Lease::processor).containsExactly(Set.of(3), Set.of(5));
        leases.get(1).close();
        assertThat(leases).extracting(Cores.Lease::processor).containsExactly(Set.of(3), Set.of(5), Set.of(5));
    }

    @Test
    void lendsTheFirstOfThoseThatItIsGivenAndKnowsAll() {
        Cores cores = new Cores(List.of(7, 3, 5), 2);
        for (int i = 0; i < 3; i++) {
            cores.ask(Turn.FIRST, leases::add);
        }

        assertThat(leases).extracting(Cores.Lease::processor).containsExactly(Set.of(7), Set.of(3));
        assertThat(cores.count()).isEqualTo(2);
        assertThat(cores.given()).containsExactlyInAnyOrder(3, 5, 7);
    }

    @Test
    void hasOneAtLeastAndNoneTwice() {
        assertThatThrownBy(() -> new Cores(List.of())).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Cores(List.of(1), 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Cores(List.of(1, 1))).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void lendsTheRestToTheOnlyOneWhoIsHere() {
        Cores cores = new Cores(List.of(3, 5, 7));
        cores.ask(Turn.FIRST, leases::add);

        List<Cores.Lease> rest = cores.rest();

        assertThat(rest).extracting(Cores.Lease::processor).containsExactly(Set.of(5), Set.of(7));
        cores.ask(Turn.FIRST, leases::add);
        assertThat(leases).hasSize(1);
        rest.get(0).close();
        assertThat(leases).hasSize(2);
    }

    @Test
    void lendsNoRestWhereSomebodyElseHasAProcessor() {
        Cores cores = new Cores(List.of(3, 5, 7));
        cores.ask(Turn.FIRST, leases::add);
        cores.ask(Turn.FIRST, leases::add);

        assertThat(cores.rest()).isEmpty();
    }

    @Test
    void takesALeaseBackOnce() {
        Cores cores = new Cores(List.of(0));
        for (int i = 0; i < 3; i++) {
            cores.ask(Turn.FIRST, leases::add);
        }

        leases.get(0).close();
        leases.get(0).close();

        assertThat(leases).hasSize(2);
    }

    @Test
    void grantsByTurn() {
        List<Turn> inOrder = List.of(
                Turn.FIRST,
                Turn.ofCompiling(0),
                new Turn(false, 0, 0),
                new Turn(false, 0, 1),
                new Turn(false, 1, 0),
                new Turn(true, 0, 0));
        List<Turn> mixed = new ArrayList<>(inOrder);
        java.util.Collections.shuffle(mixed, new Random(1));
        List<Turn> granted = new ArrayList<>();
        Cores cores = new Cores(List.of(0));
        cores.ask(Turn.FIRST, leases::add);
        mixed.forEach(turn -> cores.ask(turn, lease -> {
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
        Cores cores = new Cores(List.of(0));
        cores.ask(Turn.FIRST, leases::add);
        Cores.Request request = cores.ask(Turn.FIRST, leases::add);

        assertThat(cores.withdraw(request)).isTrue();
        leases.get(0).close();

        assertThat(leases).hasSize(1);
        assertThat(cores.withdraw(request)).isFalse();
    }

    @Test
    void losesNoProcessorToThreadsThatAreInterruptedWhileTheyWait() throws Exception {
        Cores cores = new Cores(List.of(0));
        for (int round = 0; round < 200; round++) {
            Cores.Lease held = cores.take(Turn.FIRST);
            Thread waiting = new Thread(() -> {
                try (Cores.Lease lease = cores.take(Turn.FIRST)) {
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
        cores.take(Turn.FIRST).close();
    }

    @Test
    void throwsWhereTheThreadIsInterrupted() {
        Cores cores = new Cores(IntStream.range(0, 1).boxed().toList());
        cores.ask(Turn.FIRST, leases::add);
        Thread.currentThread().interrupt();

        assertThatThrownBy(() -> cores.take(Turn.FIRST)).isInstanceOf(InterruptedException.class);
    }
}
