package judge.explain.cpp.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import judge.language.Spot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SampledPlacesTest {

    private static final String DFS_AND_MAIN =
            """
            0x0000000000404495
            dfs(int)
            /submission/main.cpp:37 (discriminator 3)
            0x0000000000403d4e
            main
            /submission/main.cpp:12
            0x00000000004a4a83
            __libc_start_call_main
            libc-start.o:?
            """;

    private static List<Spot> hottest(String samples, String said) {
        return SampledPlaces.read(samples).hottest(said, "/submission");
    }

    @Test
    void namesTheFunctionWithItsLineAndWhereItWasCalledFrom() {
        String samples = "404495 403d4e 4a4a83 \n".repeat(97) + "403d4e 4a4a83 \n".repeat(3);

        assertThat(hottest(samples, DFS_AND_MAIN)).containsExactly(new Spot(97, "dfs", 37, "", 12));
    }

    @Test
    void asksForEachAddressOnce() {
        assertThat(SampledPlaces.read("404495 403d4e \n403d4e \n".repeat(50)).addresses())
                .containsExactly(0x404495L, 0x403d4eL);
    }

    @Test
    void countsWhatTheLibraryDoesWhereItWasCalledButNotWhatWasInlined() {
        String said =
                """
                0x0000000000000001
                memcpy
                ??:?
                0x0000000000000002
                std::vector<int, std::allocator<int> >::operator[](unsigned long)
                /usr/include/c++/12/bits/stl_vector.h:1121
                work(std::vector<int, std::allocator<int> >&)
                /submission/main.cpp:7
                0x0000000000000003
                void std::sort<int*>(int*, int*)
                /usr/include/c++/12/bits/stl_algo.h:4820
                main
                /submission/main.cpp:30
                """;

        assertThat(hottest("2 3 \n".repeat(60) + "1 3 \n".repeat(40), said))
                .containsExactly(new Spot(60, "work", 7, "", 30), new Spot(40, "main", 30, "std::sort", 0));
    }

    @Test
    void saysNothingOfWhatIsNotTheSubmissions() {
        assertThat(hottest("4a4a83 \n".repeat(100), DFS_AND_MAIN)).isEmpty();
        assertThat(hottest("404495 \n".repeat(100), DFS_AND_MAIN.replace("/submission/", "/submissions/")))
                .isEmpty();
        assertThat(hottest("404495 \n".repeat(100), "")).isEmpty();
    }

    @Test
    void passesOverWhatNoSamplerWritesAndNoToolSays() {
        String samples = "404495 \n".repeat(10)
                + "ffffffffffffffffffffffff \n".repeat(100)
                + "\u001b[2J \n".repeat(100)
                + "1 ".repeat(100_000)
                + "\n";
        String said = DFS_AND_MAIN.replace("dfs(int)", "d\u001b[2J\u0007fs\u202e(int)");

        assertThat(hottest(samples, "noise\n0x\n" + said)).containsExactly(new Spot(100, "d_[2J_fs_", 37, "", 0));
        assertThat(hottest(samples, said.replace(":37", ":99999999999"))).isEmpty();
    }

    @Test
    void readsOnlyAsMuchAsASamplerWrites() {
        String samples = "404495 \n".repeat(20_000) + "403d4e \n".repeat(100_000);

        assertThat(hottest(samples, DFS_AND_MAIN)).containsExactly(new Spot(100, "dfs", 37, "", 0));
        StringBuilder many = new StringBuilder();
        for (int i = 1; i <= 10_000; i++) {
            many.append(Integer.toHexString(i)).append(" \n");
        }
        assertThat(SampledPlaces.read(many.toString()).addresses()).hasSize(4_000);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "main; main",
                "dfs(int, std::vector<int>&); dfs",
                "void work<std::vector<int> >(std::vector<int>&) [clone .isra.0]; work",
                "main [clone .cold]; main",
                "(anonymous namespace)::Less::operator()(int, int) const; Less::operator()",
                "std::ostream& std::operator<< <std::char_traits<char> >(std::ostream&, char const*); std::operator<<",
                "main::{lambda(int)#1}::operator()(int) const; main::lambda::operator()",
                "operator new(unsigned long); operator new",
                "Big::operator bool() const; Big::operator bool",
                "cooperator(int); cooperator",
                "std::string std::operator+<char, std::allocator<char> >(std::string const&, char); std::operator+",
                "bool std::operator< <int>(std::set<int> const&, std::set<int> const&); std::operator<",
                "__strlen_evex; strlen",
                "__memmove_avx_unaligned_erms; memmove",
                "f<<<<<<; f",
                "<<; ?",
            })
    void callsFunctionsAsPeopleDo(String demangled, String called) {
        assertThat(CppNames.plain(demangled)).isEqualTo(called);
    }
}
