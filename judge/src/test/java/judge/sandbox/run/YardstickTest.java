package judge.sandbox.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import judge.sandbox.kernel.Processors;
import org.junit.jupiter.api.Test;

class YardstickTest {

    private final Set<Integer> processor = Set.of(Processors.allowed().get(0));

    @Test
    void aMachineIsAsManyTimesSlowerThanUsualAsItsWorkTakesLongerThanTheLeastThatIsKept() {
        List<Double> measured = new ArrayList<>();
        Yardstick quick = new Yardstick((processors, millis) -> {
            measured.add(millis);
            return millis / 100;
        });

        assertThat(quick.slowness(processor)).isGreaterThanOrEqualTo(100);
        assertThat(measured).singleElement().matches(millis -> millis > 0);
    }

    @Test
    void aFigureThatWasTakenOnABusyMachineIsCorrectedByALesserOne() {
        Yardstick afterBusy = new Yardstick((processors, millis) -> Math.min(millis, 1e9));

        // The least of its own is held against the middle one: never less than that.
        assertThat(afterBusy.slowness(processor)).isGreaterThanOrEqualTo(1);
    }
}
