package judge.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import judge.host.CacheFolder;
import judge.language.java.jvm.JvmArguments;
import judge.language.java.jvm.JvmImages;
import judge.sandbox.SandboxException;

/** The script of a teacher without a judge: javac, then java for each case, then cmp. No limits, no isolation. */
final class PlainLoop {
    private static final String SCRIPT =
            """
            #!/bin/sh
            # loop.sh CASES FOLDER: compiles a submission, runs it on all cases, compares
            cases=$1 source=$2
            work=$(mktemp -d)
            if javac -encoding UTF-8 -d "$work/classes" "$source"/*.java 2>/dev/null; then
                main=$(basename "$(grep -l 'void main' "$source"/*.java | head -n 1)" .java)
                mkdir "$work/run" && cd "$work/run"
                for input in "$cases"/*.in; do
                    cp "$input" sudoku.in
                    @JAVA@ -cp "$work/classes" "$main" <"$input" >out 2>err
                    [ ! -s sudoku.out ] || mv sudoku.out out
                    if cmp -s out "${input%.in}.ans"; then echo "$source $input AC"; else echo "$source $input WA"; fi
                done
            else
                echo "$source CE"
            fi
            rm -rf "$work"
            """;

    private final GradedClass graded;
    private final Path plain;
    private final Path bare;

    private PlainLoop(GradedClass graded, Path plain, Path bare) {
        this.graded = graded;
        this.plain = plain;
        this.bare = bare;
    }

    static PlainLoop make(GradedClass graded, Path folder) throws IOException, SandboxException {
        List<String> flags = new ArrayList<>(
                JvmImages.in(CacheFolder.of(System.getenv())).forRunning().bareJava());
        flags.addAll(JvmArguments.forRunning(128 << 20));
        return new PlainLoop(
                graded,
                Files.writeString(folder.resolve("loop.sh"), SCRIPT.replace("@JAVA@", "java")),
                // The VM's logs have their place in the sandbox.
                Files.writeString(
                        folder.resolve("bare.sh"),
                        SCRIPT.replace("@JAVA@", "mkdir -p ../runtime; " + String.join(" ", flags))));
    }

    List<String> sequential() throws IOException {
        return line("for one in \"$@\"; do sh \"$loop\" \"$cases\" \"$one\"; done", plain, graded.submissions());
    }

    List<String> parallel(int processors) throws IOException {
        String script = "printf '%s\\n' \"$@\" | xargs -P " + processors + " -n 1 sh \"$loop\" \"$cases\"";
        return line(script, plain, graded.submissions());
    }

    /** One submission. */
    List<String> of(Path submission) {
        return line("sh \"$loop\" \"$cases\" \"$1\"", plain, List.of(submission));
    }

    /** The same on the judge's runtime, with its flags, but without any sandbox. */
    List<String> bare() throws IOException {
        return line("for one in \"$@\"; do sh \"$loop\" \"$cases\" \"$one\"; done", bare, graded.submissions());
    }

    /** Compiles only, so that the rest can be computed as the difference. */
    List<String> compileOnly() throws IOException {
        String script = "work=$(mktemp -d); for one in \"$@\"; do"
                + " javac -encoding UTF-8 -d \"$work\" \"$one\"/*.java 2>/dev/null; done; rm -rf \"$work\"";
        return line(script, plain, graded.submissions());
    }

    private List<String> line(String script, Path loop, List<Path> submissions) {
        List<String> line =
                new ArrayList<>(List.of("sh", "-c", "loop=$1 cases=$2; shift 2; " + script, "sh", loop.toString()));
        line.add(graded.data().toString());
        submissions.forEach(submission -> line.add(submission.toString()));
        return line;
    }
}
