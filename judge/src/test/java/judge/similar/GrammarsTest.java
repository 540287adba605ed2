package judge.similar;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** C, C++ and Python as they are compared. */
class GrammarsTest {

    private static final String PYTHON =
            """
            import sys

            def lacking(grid, cell):
                r, c = divmod(cell, 9)
                used = set(grid[r * 9:r * 9 + 9]) | set(grid[c::9])
                for i in range(9):
                    used.add(grid[(r // 3 * 3 + i // 3) * 9 + c // 3 * 3 + i % 3])
                return [digit for digit in range(1, 10) if digit not in used]

            def fill(grid, score):
                blanks = [(len(lacking(grid, cell)), cell) for cell in range(81) if grid[cell] == 0]
                if not blanks:
                    return score
                count, cell = min(blanks)
                best = -1
                for digit in lacking(grid, cell):
                    grid[cell] = digit
                    best = max(best, fill(grid, score + digit * weight(cell)))
                    grid[cell] = 0
                return best

            def weight(cell):
                return 10 - max(abs(cell // 9 - 4), abs(cell % 9 - 4))

            numbers = [int(word) for word in sys.stdin.read().split()]
            print(fill(numbers, sum(n * weight(i) for i, n in enumerate(numbers))))
            """;

    private static List<Integer> kinds(String file, String text) {
        SourceTokens tokens = SourceTokens.of(new Work("anna", Map.of(file, text)));
        return IntStream.range(0, tokens.count()).mapToObj(tokens::kind).toList();
    }

    private static List<Likeness> alike(Work... works) {
        return new SimilarWorks(SimilarWorks.THRESHOLD, List.of())
                .find(List.of(works))
                .pairs();
    }

    private static String shipped(String name) throws IOException {
        return Files.readString(Path.of("solutions", name));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`int a = 1;` | `long long b = 0x7Full;`",
                "`int a = 1; // one` | `const static unsigned b /* \n two */ = 2'000;`",
                "`#include <x>\n#pragma once\n a;` | `b;`",
                "`using namespace std; cout << a;` | `std::cout << b;`",
                "`if (a) { b(); }` | `if (c) d();`",
                "`class A { public: int a; };` | `struct B { int b; };`",
                "`a->b and not c` | `a.b && !c`",
                "`f(\"a // b\", 'x', nullptr)` | `g(u8R\"x(\" ) )x\", L'\\'', 0)`",
                "`#define S(x) ((x) * \\\n (x))\nS(1)` | `#  define T(y) ((y)*(y))\nT(2)`",
                "`a = 1e+5 + .5f;` | `b = 2 + 3;`",
                "`a = \"no end;\n b;` | `c = 'no end\n d;`",
            })
    void theSameInCpp(String one, String other) {
        assertThat(kinds("a.cpp", one)).isEqualTo(kinds("a.cpp", other)).hasSizeGreaterThan(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`a << b` | `a < b`",
                "`int a;` | `double a;`",
                "`#define A 1\n` | `#undef A\n`",
                "`while (a) b;` | `if (a) b;`"
            })
    void notTheSameInCpp(String one, String other) {
        assertThat(kinds("a.cpp", one)).isNotEqualTo(kinds("a.cpp", other));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`a = 1  # one\n` | `b = 2_000\n\n\n`",
                "`import x\nfrom y import (z,\n  w)\na` | `b`",
                "`def f(a):\n    \"\"\"Says\n what.\"\"\"\n    return a` | `def g(b): return b`",
                "`f(\n  a,\n\n  b)` | `g(c, d)`",
                "`a = rb'\\''; b` | `c = \"\"\"x\n'y\"\"\"\nd`",
                "`a = None if b else f'{c}'` | `a = 1 if b else 'd'`",
                "`a = 1 + \\\n 2` | `a = 3 + 4`",
                "`a = 'no end\nb` | `a = 5\nb`",
                "`\"a\".join(b)` | `1 .join(b)`",
            })
    void theSameInPython(String one, String other) {
        assertThat(kinds("a.py", one)).isEqualTo(kinds("a.py", other)).hasSizeGreaterThan(1);
    }

    @Test
    void statementsEndInPython() {
        assertThat(kinds("a.py", "a = b\n(c)")).isNotEqualTo(kinds("a.py", "a = b(c)"));
        assertThat(kinds("a.py", "a(b)\nc(d)\n")).isEqualTo(kinds("a.py", "a(b); c(d)"));
    }

    @Test
    void aCopyInCppBehindOtherNamesIsFound() throws IOException {
        String original = shipped("cpp-mask-search/noip2009sudoku/sudoku.cpp");
        String copy = original.replaceAll("//.*", "")
                .replaceAll("\\b(blanks|best|chosen|fewest|cell|left|bit|score|count)\\b", "$1Too")
                .replaceAll("\\bconst int\\b", "long long")
                .replace("std::", "")
                .replace("namespace {", "using namespace std; namespace {");

        assertThat(alike(
                        new Work("anna", Map.of("sudoku.cpp", original)),
                        new Work("bert", Map.of("sudoku.c", copy)),
                        new Work("cleo", Map.of("m.cpp", shipped("cpp-acwing-mask/noip2009sudoku/main.cpp")))))
                .singleElement()
                .satisfies(pair -> {
                    assertThat(pair.share()).isGreaterThan(0.9);
                    assertThat(pair.first().grammar()).isEqualTo(Grammar.CPP);
                    assertThat(pair.second().name()).isEqualTo("bert");
                });
    }

    @Test
    void aCopyInPythonBehindOtherNamesIsFoundAtItsLines() {
        String copy = "# mine\n\n"
                + PYTHON.replace("cell", "where").replace("best", "most").replace("import sys", "from sys import *");

        assertThat(alike(new Work("anna", Map.of("a.py", PYTHON)), new Work("bert", Map.of("b.py3", copy))))
                .singleElement()
                .satisfies(pair -> {
                    assertThat(pair.share()).isGreaterThan(0.95);
                    assertThat(pair.first().grammar().title()).isEqualTo("Python");
                    Likeness.Passage passage = pair.passages().get(0);
                    assertThat(passage.second().firstLine() - passage.first().firstLine())
                            .isEqualTo(2);
                });
    }

    @Test
    void whatIsInTwoLanguagesIsNeverAlike() {
        assertThat(alike(new Work("anna", Map.of("a.py", PYTHON)), new Work("bert", Map.of("a.cpp", PYTHON))))
                .isEmpty();
    }

    /** Half of a class of Java says nothing about its five programs in Python. */
    @Test
    void whatAClassHasInCommonIsAskedOfEachLanguageAlone() throws IOException {
        String java = shipped("lowbit-mask/noip2009sudoku/Main.java");
        Work[] works = IntStream.range(0, 14)
                .mapToObj(i -> new Work("n" + i, i < 12 ? Map.of("Main.java", java) : Map.of("a.py", PYTHON)))
                .toArray(Work[]::new);

        assertThat(alike(works))
                .as("twelve have the same in Java, which is then nobody's")
                .singleElement()
                .satisfies(pair -> assertThat(pair.first().name()).isEqualTo("n12"));
    }

    @Test
    void headersAreReadAsTheRestOfTheWork() {
        String header = "int add(int a, int b) { return a + b; }";

        assertThat(Grammar.of(List.of("a.h", "a.cpp"))).isEqualTo(Grammar.CPP);
        assertThat(kinds("a.h", header)).isEqualTo(kinds("a.cpp", header));
    }

    @Test
    void readingAnythingAtAllEnds() {
        String all = IntStream.range(0, 2_000)
                .mapToObj(i -> String.valueOf("\"'/*#\\\n(R{})x0.@`\0é".charAt((i * i * 7 + i / 3) % 19)))
                .reduce("", String::concat);

        assertThat(kinds("a.cpp", all)).isNotEmpty();
        assertThat(kinds("a.py", all)).isNotEmpty();
    }
}
