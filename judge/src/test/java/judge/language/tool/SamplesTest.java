package judge.language.tool;

import static org.assertj.core.api.Assertions.assertThat;

import judge.language.Spot;
import org.junit.jupiter.api.Test;

class SamplesTest {

    @Test
    void namesTheMethodWithItsUsualLineAndWhereItWasCalledFrom() {
        String text = "Main.dfs 37 - Main.main 12\n".repeat(58)
                + "Main.dfs 36 java.util.ArrayList.get Main.main 12\n".repeat(39)
                + "Main.main 10 java.util.Scanner.nextInt - 0\n".repeat(3);

        assertThat(Samples.hottest(text)).containsExactly(new Spot(97, "Main.dfs", 37, "", 12));
    }

    @Test
    void ordersSeveralByTheirShareAndLeavesOutSmallOnes() {
        String text = "A.a 1 - - 0\n".repeat(30)
                + "A.b 2 java.lang.String.split A.a 1\n".repeat(50)
                + "A.c 3 - A.a 1\n".repeat(15)
                + "A.d 4 - A.a 1\n".repeat(5);

        assertThat(Samples.hottest(text))
                .containsExactly(
                        new Spot(50, "A.b", 2, "java.lang.String.split", 1),
                        new Spot(30, "A.a", 1, "", 0),
                        new Spot(15, "A.c", 3, "", 1));
    }

    @Test
    void takesNamesOfFilesAsTheyAre() {
        assertThat(Samples.hottest("a-plus-b_(1).<module> 3 - - 0\n".repeat(20)))
                .containsExactly(new Spot(100, "a-plus-b_(1).<module>", 3, "", 0));
    }

    @Test
    void saysNothingFromAFewSamples() {
        assertThat(Samples.hottest("A.a 1 - - 0\n".repeat(9))).isEmpty();
        assertThat(Samples.hottest("")).isEmpty();
    }

    @Test
    void passesOverWhatNoSamplerWrites() {
        String text = "A.a 1 - - 0\n".repeat(10)
                + "\u001b[2J 1 - - 0\n".repeat(100)
                + "A.b 99999999999999 - - 0\n".repeat(100)
                + "x".repeat(5_000_000)
                + "\n"
                + "A.c 1 - -\n".repeat(100);

        assertThat(Samples.hottest(text)).containsExactly(new Spot(100, "A.a", 1, "", 0));
    }

    @Test
    void readsOnlyAsMuchAsASamplerWrites() {
        assertThat(Samples.hottest("A.a 1 - - 0\n".repeat(20_000) + "A.b 1 - - 0\n".repeat(100_000)))
                .containsExactly(new Spot(100, "A.a", 1, "", 0));
    }
}
