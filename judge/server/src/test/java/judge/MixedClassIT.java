package judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import judge.intake.Zips;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A class that writes in several languages, as one zip from Chinese Windows, graded and paged as one. */
@Tag("processes")
class MixedClassIT {

    private static final Charset GBK = Charset.forName("GBK");
    private static final Instant THEN = Instant.parse("2026-11-20T08:00:00Z");

    @TempDir
    Path temp;

    private static byte[] gbk(String text) {
        return text.getBytes(GBK);
    }

    private static final String CPP =
            """
            // 两个数的和
            #include <cstdio>
            #include <vector>
            using namespace std;
            long long total(const vector<int> &numbers) {
                long long result = 0;
                for (size_t i = 0; i < numbers.size(); i++) {
                    if (numbers[i] != 0) result += numbers[i];
                }
                return result;
            }
            int main() {
                vector<int> numbers;
                int value;
                while (scanf("%d", &value) == 1) numbers.push_back(value);
                printf("%lld\\n", total(numbers));
                return 0;
            }
            """;

    private static final String PYTHON =
            """
            # -*- coding: gbk -*-
            # 两个数的和
            def total(numbers):
                result = 0
                for number in numbers:
                    if number != 0:
                        result = result + number
                return result

            values = []
            for word in input().split():
                values.append(int(word))
            if len(values) == 2:
                print(total(values))
            """;

    private static final String JAVA =
            """
            // 两个数的和
            class 求和 {
                public static void main(String[] a) {
                    var s = new java.util.Scanner(System.in);
                    System.out.println(s.nextInt() + s.nextInt());
                }
            }
            """;

    @Test
    void isGradedPagedAndComparedAsOne() throws Exception {
        JudgeProcess command = new JudgeProcess(temp);
        Path zip = temp.resolve("class.zip");
        String renamedCpp =
                CPP.replace("total", "qiuhe").replace("numbers", "shu").replace("两个数的和", "我自己写的");
        String renamedPython = PYTHON.replace("total", "qiuhe").replace("values", "shu");
        Files.write(
                zip,
                Zips.gbk()
                        .add("张三/求和.cpp", gbk(CPP), THEN)
                        .add("孙七/求和.cpp", gbk(renamedCpp), THEN)
                        .add("李四/求和.java", gbk(JAVA), THEN)
                        .add("王五/求和.py", gbk(PYTHON), THEN)
                        .add("周八/求和.py", gbk(renamedPython), THEN)
                        .add("赵六/求和.c", gbk("#include <stdio.h>\nint main() { puts(\"和\"); return 0; }\n"), THEN)
                        .bytes());

        command.gradeZip(zip).waitFor();

        assertThat(command.verdicts())
                .as(command.said())
                .isEqualTo(Map.of(
                        "张三", Verdict.AC,
                        "孙七", Verdict.AC,
                        "李四", Verdict.AC,
                        "王五", Verdict.AC,
                        "周八", Verdict.AC,
                        "赵六", Verdict.WA));
        assertThat(command.reports().resolve("latest/index.html"))
                .content()
                .contains("张三", "孙七", "李四", "王五", "周八", "赵六")
                .contains("<a href=\"./similar.html\">Pairs that are alike, side by side: 2.</a>");
        assertThat(command.reports().resolve("latest/similar.html"))
                .content()
                .contains("我自己写的", "qiuhe")
                .doesNotContain("李四", "赵六");

        command.similar().waitFor();

        assertThat(command.said())
                .startsWith("sum: pairs that have at least 70% in common: 2\n")
                .containsPattern("  \\d+%  (孙七  张三|张三  孙七)  C/C\\+\\+  ")
                .containsPattern("  \\d+%  (周八  王五|王五  周八)  Python  ")
                .doesNotContain("李四", "赵六");
    }
}
