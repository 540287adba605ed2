package judge.replay;

import java.util.List;
import java.util.Random;

/**
 * A source for a problem that asks for the sum of two numbers.
 *
 * @param verdict what has to come of it
 * @param language as the Contest API calls it
 * @param name of its file
 */
record ReplayedSource(String verdict, String language, String name, String text) {

    private static final String IN_C = "#include <stdio.h>\nint main(void) { int a, b;"
            + " if (scanf(\"%%d %%d\", &a, &b) != 2) return 1; %s return 0; }\n";
    private static final String IN_CPP =
            "#include <iostream>\nint main() { int a, b; std::cin >> a >> b; std::cout << a %s b << std::endl; }\n";
    private static final String IN_JAVA = "public class Main { public static void main(String[] x) { var in = new"
            + " java.util.Scanner(System.in); System.out.println(in.nextInt() %s in.nextInt()); } }\n";
    private static final String IN_PYTHON = "a, b = map(int, input().split())\nprint(a %s b)\n";

    /** The sources that teams hand in, each as often as it stands here. */
    private static final List<ReplayedSource> SOURCES = List.of(
            c("AC", "printf(\"%d\\n\", a + b);"),
            c("AC", "printf(\"%d\\n\", a + b);"),
            c("AC", "printf(\"%d\\n\", a + b);"),
            python("AC", "+"),
            python("AC", "+"),
            python("AC", "+"),
            cpp("AC", "+"),
            java("AC", "+"),
            c("WA", "printf(\"%d\\n\", a - b);"),
            c("WA", "printf(\"%d\\n\", a - b);"),
            c("WA", "printf(\"%d\\n\", a * b);"),
            python("WA", "-"),
            python("WA", "-"),
            python("WA", "*"),
            cpp("WA", "-"),
            java("WA", "-"),
            c("RTE", "return a / (b - b);"),
            python("RTE", "// 0 +"),
            python("RTE", "// 0 -"),
            c("CE", "printf(\"%d\\n\", a + c);"),
            cpp("CE", "+ c +"));

    private static final ReplayedSource ENDLESS = c("TLE", "for (;;) { a++; b--; if (a + b == 7) puts(\"\"); }");
    private static final int ENDLESS_AMONG = 60;

    private static ReplayedSource c(String verdict, String what) {
        return new ReplayedSource(verdict, "c", "main.c", String.format(IN_C, what));
    }

    private static ReplayedSource cpp(String verdict, String sign) {
        return new ReplayedSource(verdict, "cpp", "main.cpp", String.format(IN_CPP, sign));
    }

    private static ReplayedSource java(String verdict, String sign) {
        return new ReplayedSource(verdict, "java", "Main.java", String.format(IN_JAVA, sign));
    }

    private static ReplayedSource python(String verdict, String sign) {
        return new ReplayedSource(verdict, "python3", "main.py", String.format(IN_PYTHON, sign));
    }

    /** A source that nobody has handed in before. */
    static ReplayedSource any(Random random, int number) {
        ReplayedSource one = random.nextInt(ENDLESS_AMONG) == 0 ? ENDLESS : SOURCES.get(random.nextInt(SOURCES.size()));
        String comment = (one.language().equals("python3") ? "# " : "// ") + number + "\n";
        return new ReplayedSource(one.verdict(), one.language(), one.name(), comment + one.text());
    }
}
