package judge.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import judge.message.English;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** An interactive problem whose validator is started by a script. */
@Tag("packages")
class ScriptedInteractionIT extends PackageTrials {

    /** BAPCtools starts the script so; it writes files of its own there, too. */
    @Test
    void theScriptFindsWhatLiesBesideItInItsWorkingFolder() throws Exception {
        Path folder = packaged(Map.of(
                "problem.yaml",
                YAML + "type: interactive\n",
                "output_validator/build",
                "#!/bin/sh\ncc -O1 jury.c -o jury\n",
                "output_validator/run",
                "#!/usr/bin/env sh\ntouch \"$3/said\" notes && ./jury \"$1\" 2> notes\n",
                "output_validator/jury.c",
                """
                #include <stdio.h>
                int main(int count, char **words) {
                    FILE *input = fopen(words[1], "r");
                    long a, b, sum = 0;
                    if (input == 0 || fscanf(input, "%ld %ld", &a, &b) != 2) return 1;
                    printf("%ld %ld\\n", a, b);
                    fflush(stdout);
                    return scanf("%ld", &sum) == 1 && sum == a + b ? 42 : 43;
                }
                """,
                "submissions/wrong_answer/zero.py",
                "input()\nprint(0)\n"));

        Verification found = verify(folder);

        assertThat(English.of(found.faults())).isEmpty();
        assertThat(verdicts(found))
                .containsExactlyInAnyOrderEntriesOf(
                        Map.of("accepted/sum.py", Verdict.AC, "wrong_answer/zero.py", Verdict.WA));
    }
}
