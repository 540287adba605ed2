package judge.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import judge.message.English;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Submissions of the jury that read data which lie in their own folder. */
@Tag("packages")
class SubmissionDataIT extends PackageTrials {

    /** The format puts the files into the working folder, problemtools beside the program. */
    @Test
    void putsWhatLiesInTheFolderOfASubmissionBesideIt() throws Exception {
        String read = "int(open(%s).read()) + sum(map(int, input().split())))\n";
        Path folder = packaged(Map.of(
                "problem.yaml",
                YAML + "allow_file_writing: true\n",
                "judge.yaml",
                "output_file: sum.out\n",
                "submissions/accepted/here/main.py",
                "print(" + read.formatted("'more/zero'"),
                "submissions/accepted/here/more/zero",
                "0\n",
                "submissions/accepted/beside/main.py",
                "print(" + read.formatted("__file__[:-3]"),
                "submissions/accepted/beside/main",
                "0\n",
                "submissions/accepted/native/sum.cpp",
                "#include <fstream>\n#include <iostream>\nint main() { long a, b, c = -1; "
                        + "std::ifstream(\"zero.txt\") >> c; std::cin >> a >> b; std::cout << a + b + c; }\n",
                "submissions/accepted/native/zero.txt",
                "0\n",
                "submissions/rejected/silent/main.py",
                "print()\n",
                "submissions/rejected/silent/sum.out",
                "3\n"));

        Verification found = verify(folder);

        assertThat(English.of(found.faults())).isEmpty();
        assertThat(verdicts(found))
                .containsExactlyInAnyOrderEntriesOf(Map.of(
                        "accepted/sum.py",
                        Verdict.AC,
                        "accepted/here",
                        Verdict.AC,
                        "accepted/beside",
                        Verdict.AC,
                        "accepted/native",
                        Verdict.AC,
                        "rejected/silent",
                        Verdict.NO));
    }

    /** A file among the classes of a program that is no class must not end verifying. */
    @Test
    void putsDataBesideClassesAndNoClassesThatWereMadeElsewhere() throws Exception {
        Path folder = packaged(Map.of(
                "submissions/accepted/java/Main.java",
                "import java.util.*; class Main { public static void main(String[] a) throws Exception { "
                        + "Scanner in = new Scanner(System.in); "
                        + "Scanner more = new Scanner(Main.class.getResourceAsStream(\"zero.txt\")); "
                        + "System.out.println(in.nextInt() + in.nextInt() + more.nextInt() "
                        + "+ new Scanner(java.nio.file.Path.of(\"zero.txt\")).nextInt()); } }\n",
                "submissions/accepted/java/zero.txt",
                "0\n",
                "submissions/accepted/java/Helper.class",
                "this is no class",
                "submissions/accepted/java/old.jar",
                "nor an archive"));

        Verification found = verify(folder);

        assertThat(English.of(found.faults())).isEmpty();
        assertThat(verdicts(found)).containsEntry("accepted/java", Verdict.AC);
    }
}
