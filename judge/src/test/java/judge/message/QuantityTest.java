package judge.message;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuantityTest {

    @Test
    void partsOfATimeAreInTheUnitOfTheWhole() {
        assertThat(Quantity.part(1023, 1023) + " = " + Quantity.part(1000, 1023))
                .isEqualTo("1023 ms = 1000 ms");
        assertThat(Quantity.part(10_042, 10_042) + " = " + Quantity.part(2000, 10_042))
                .isEqualTo("10.04 s = 2 s");
        assertThat(Quantity.part(0, 1000)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"0, 0 ms", "0.4, 0 ms", "84.6, 85 ms", "9999, 9999 ms", "9999.7, 10.0 s", "12345, 12.3 s"})
    void showsTimes(double millis, String shown) {
        assertThat(Quantity.millis(millis)).isEqualTo(shown);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0 B",
        "1023, 1023 B",
        "1024, 1 KiB",
        "1536, 1.5 KiB",
        "67108864, 64 MiB",
        "45000000, 43 MiB",
        "1073741823, 1 GiB",
        "1073741824, 1 GiB",
        "9223372036854775807, 8388608 TiB"
    })
    void showsSizes(long bytes, String shown) {
        assertThat(Quantity.bytes(bytes)).isEqualTo(shown);
    }

    @ParameterizedTest
    @CsvSource({"1, ''", "5, 5", "1.5, 1.5", "10, 10"})
    void showsAFactorWhereThereIsOne(double factor, String shown) {
        assertThat(Quantity.factor(factor)).isEqualTo(shown);
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "100, 100", "95.0, 95", "33.333333, 33.33", "0.1, 0.1", "10, 10"})
    void showsPoints(double points, String shown) {
        assertThat(Quantity.points(points)).isEqualTo(shown);
    }
}
