package judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import judge.intake.Zips;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A class that writes in several languages, as one zip from Chinese Windows, graded and paged as one. */
@Timeout(300)
class MixedClassIT {

    private static final Charset GBK = Charset.forName("GBK");
    private static final Instant THEN = Instant.parse("2026-11-20T08:00:00Z");

    @TempDir
    Path temp;

    private static byte[] gbk(String text) {
        return text.getBytes(GBK);
    }

    @Test
    void isGradedAndPagedAsOne() throws Exception {
        JudgeProcess command = new JudgeProcess(temp);
        Path zip = temp.resolve("class.zip");
        Files.write(
                zip,
                Zips.gbk()
                        .add(
                                "张三/求和.cpp",
                                gbk("// 两个数的和\n#include <cstdio>\nint main() { int a, b; scanf(\"%d %d\", &a, &b);"
                                        + " printf(\"%d\\n\", a + b); }\n"),
                                THEN)
                        .add(
                                "李四/求和.java",
                                gbk("// 两个数的和\nclass 求和 { public static void main(String[] a) {"
                                        + " var s = new java.util.Scanner(System.in);"
                                        + " System.out.println(s.nextInt() + s.nextInt()); } }\n"),
                                THEN)
                        .add(
                                "王五/求和.py",
                                gbk("# -*- coding: gbk -*-\n# 两个数的和\nprint(sum(map(int, input().split())))\n"),
                                THEN)
                        .add("赵六/求和.c", gbk("#include <stdio.h>\nint main() { puts(\"和\"); return 0; }\n"), THEN)
                        .bytes());

        command.gradeZip(zip).waitFor();

        assertThat(command.verdicts())
                .as(command.said())
                .isEqualTo(Map.of("张三", Verdict.AC, "李四", Verdict.AC, "王五", Verdict.AC, "赵六", Verdict.WA));
        assertThat(command.reports().resolve("latest/index.html")).content().contains("张三", "李四", "王五", "赵六");
    }
}
