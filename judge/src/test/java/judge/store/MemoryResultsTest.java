package judge.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MemoryResultsTest implements KeptResultsContract {

    @Override
    public KeptResults open() {
        return new MemoryResults(4L << 20);
    }

    @Test
    void forgetsWhatWasNotUsedForLongestWhereThereIsTooMuch() {
        KeptResults results = new MemoryResults(30);
        String third = "0".repeat(64);
        results.keep(KEY, new byte[10]);
        results.keep(OTHER, new byte[10]);
        results.find(KEY);
        results.keep(third, new byte[15]);

        assertThat(results.has(KEY)).isTrue();
        assertThat(results.has(OTHER)).isFalse();
        assertThat(results.has(third)).isTrue();
    }
}
