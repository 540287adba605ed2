package judge.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The contract of everything that keeps results. */
interface KeptResultsContract {

    String KEY = "0123456789abcdef".repeat(4);
    String OTHER = "fedcba9876543210".repeat(4);

    /** An empty one. */
    KeptResults open() throws Exception;

    @Test
    default void findsWhatWasKeptLast() throws Exception {
        KeptResults results = open();
        results.keep(KEY, "first".getBytes(UTF_8));
        results.keep(KEY, "second".getBytes(UTF_8));

        assertThat(results.has(KEY)).isTrue();
        assertThat(results.find(KEY))
                .hasValueSatisfying(found -> assertThat(found).asString().isEqualTo("second"));
    }

    @Test
    default void hasNothingUnderAnotherKey() throws Exception {
        KeptResults results = open();
        results.keep(KEY, new byte[] {1});

        assertThat(results.has(OTHER)).isFalse();
        assertThat(results.find(OTHER)).isEmpty();
    }

    @Test
    default void keepsNothingThatIsTooLarge() throws Exception {
        KeptResults results = open();
        results.keep(KEY, new byte[KeptResults.MAX_ENTRY_BYTES + 1]);
        results.keep(OTHER, new byte[KeptResults.MAX_ENTRY_BYTES]);

        assertThat(results.find(KEY)).isEmpty();
        assertThat(results.find(OTHER)).isPresent();
    }

    @Test
    default void keepsWhatItWasGivenAlsoWhereTheArraysAreWrittenToLater() throws Exception {
        KeptResults results = open();
        byte[] content = "whole".getBytes(UTF_8);
        results.keep(KEY, content);
        content[0] = '?';
        results.find(KEY).orElseThrow()[1] = '?';

        assertThat(results.find(KEY))
                .hasValueSatisfying(found -> assertThat(found).asString().isEqualTo("whole"));
    }
}
