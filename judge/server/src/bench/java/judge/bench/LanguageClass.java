package judge.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.apache.commons.io.file.PathUtils;

/**
 * A class in one language other than Java, with the loop that a teacher without a judge would write for it: compiles,
 * runs on each case, compares; no limits, no isolation.
 *
 * @param folder of all that it lays down
 */
record LanguageClass(Path folder, Kind kind) {

    private static final List<String> SHIPPED = List.of("cpp-acwing-mask", "cpp-dancing-links", "cpp-mask-search");

    private static final String SCRIPT =
            """
            #!/bin/sh
            # loop.sh CASES FOLDER: compiles a submission, runs it on all cases, compares
            cases=$1 source=$2
            work=$(mktemp -d)
            if @COMPILE@; then
                mkdir "$work/run" && cd "$work/run"
                for input in "$cases"/*.in; do
                    cp "$input" sudoku.in
                    @RUN@ <"$input" >out 2>err
                    [ ! -s sudoku.out ] || mv sudoku.out out
                    if cmp -s out "${input%.in}.ans"; then echo "$source $input AC"; else echo "$source $input WA"; fi
                done
            else
                echo "$source CE"
            fi
            rm -rf "$work"
            """;

    /** The one that the judge takes: another may be a script in front of it. */
    private static final String PYTHON_HERE =
            "for python in /usr/bin/python3 /usr/local/bin/python3 \"$(command -v python3)\"; do"
                    + " [ ! -x \"$python\" ] || break; done";

    /** The headers that most programs include which do not include everything. */
    private static final String HEADERS =
            """
            #include <algorithm>
            #include <cstdio>
            #include <iostream>
            #include <vector>
            """;

    private static final String EVERYTHING = "#include <bits/stdc++.h>\n";

    /** Reads the grid and prints what the answer to one case is: as little as a contestant's program can do. */
    private static final String CPP =
            """
            int main() {
                int value, sum = 0;
                while (std::scanf("%d", &value) == 1) sum += value;
                std::printf("%d\\n", sum < 0 ? 0 : @ANSWER@);
            }
            """;

    private static final String PYTHON =
            """
            import sys

            total = sum(map(int, sys.stdin.read().split()))
            print(0 if total < 0 else @ANSWER@)
            """;

    /** The language. */
    enum Kind {
        CPP("g++"),
        PYTHON3("python3");

        private final String program;

        Kind(String program) {
            this.program = program;
        }

        static Kind of(String language) {
            return valueOf(language.toUpperCase(Locale.ROOT));
        }

        /** Returns the program with which the loop compiles or runs. */
        String program() {
            return program;
        }
    }

    /**
     * Lays one down.
     *
     * @param project the checkout
     * @param folder an empty one
     * @param manyCases in the larger package, all of them the easiest of the problem's
     */
    static LanguageClass make(Path project, Path folder, Kind kind, int submissions, int manyCases) throws IOException {
        LanguageClass made = new LanguageClass(folder, kind);
        Path from = project.resolve("problems").resolve(GradedClass.PROBLEM);
        PathUtils.copyDirectory(from, Files.createDirectories(made.problems()).resolve(GradedClass.PROBLEM));
        PathUtils.deleteDirectory(made.problems().resolve(GradedClass.PROBLEM).resolve("data/sample"));
        for (String way : List.of("few", "many")) {
            Path copy = Files.createDirectories(folder.resolve(way)).resolve(GradedClass.PROBLEM);
            PathUtils.copyDirectory(made.problems().resolve(GradedClass.PROBLEM), copy);
            made.onlyTheEasiest(copy.resolve("data/secret"), way.equals("few") ? GradedClass.CASES : manyCases);
        }
        String answer = Files.readString(made.cases().resolve("01.ans")).strip();
        if (kind == Kind.CPP) {
            String body = CPP.replace("@ANSWER@", answer);
            made.add(made.plain(), "main.cpp", HEADERS + body);
            made.add(made.everything(), "main.cpp", EVERYTHING + body);
            made.copy(project, "cpp-mask-search", made.single(), "", "");
            made.copy(project, "cpp-mask-search", made.singleWithAll(), EVERYTHING, "");
        } else {
            for (Path one : List.of(made.plain(), made.everything(), made.single())) {
                made.add(one, "main.py", PYTHON.replace("@ANSWER@", answer));
            }
        }
        for (int i = 0; i < submissions; i++) {
            Path to = made.solutions().resolve(String.format("contestant%03d", i));
            if (kind == Kind.CPP) {
                // Half of all contestants include everything.
                String before = i % 2 == 0 ? EVERYTHING : "";
                String shipped = SHIPPED.get(i % SHIPPED.size());
                made.copy(project, shipped, to.resolve(GradedClass.PROBLEM), before, "// " + i + "\n");
            } else {
                String source = PYTHON.replace("@ANSWER@", answer) + "# " + i + "\n";
                made.add(to.resolve(GradedClass.PROBLEM), "main.py", source);
            }
        }
        Files.writeString(folder.resolve("loop.sh"), made.script());
        return made;
    }

    private String script() {
        return kind == Kind.CPP
                ? SCRIPT.replace("@COMPILE@", compiling("\"$source\"")).replace("@RUN@", "\"$work/program\"")
                : SCRIPT.replace("@COMPILE@", PYTHON_HERE).replace("@RUN@", "\"$python\" \"$source/main.py\"");
    }

    private static String compiling(String source) {
        return "g++ -O2 -static -std=c++17 -o \"$work/program\" " + source + "/*.cpp 2>/dev/null";
    }

    private void onlyTheEasiest(Path secret, int count) throws IOException {
        byte[] input = Files.readAllBytes(secret.resolve("01.in"));
        byte[] answer = Files.readAllBytes(secret.resolve("01.ans"));
        try (Stream<Path> files = Files.list(secret)) {
            for (Path file :
                    files.filter(one -> one.toString().matches(".*\\.(in|ans)")).toList()) {
                Files.delete(file);
            }
        }
        for (int i = 1; i <= count; i++) {
            String name = String.format("%03d", i);
            Files.write(secret.resolve(name + ".in"), input);
            Files.write(secret.resolve(name + ".ans"), answer);
        }
    }

    private void add(Path submission, String name, String text) throws IOException {
        Files.writeString(Files.createDirectories(submission).resolve(name), text);
    }

    private void copy(Path project, String shipped, Path to, String before, String after) throws IOException {
        Path from = project.resolve("solutions").resolve(shipped).resolve(GradedClass.PROBLEM);
        try (Stream<Path> files = Files.list(from)) {
            for (Path file :
                    files.filter(one -> one.toString().matches(".*\\.(cpp|h)")).toList()) {
                String name = file.getFileName().toString();
                String first = name.endsWith(".cpp") ? before : "";
                add(to, name, first + Files.readString(file, UTF_8) + after);
            }
        }
    }

    Path problems() {
        return folder.resolve("problems");
    }

    Path solutions() {
        return folder.resolve("solutions");
    }

    private Path cases() {
        return problems().resolve(GradedClass.PROBLEM).resolve("data/secret");
    }

    /** The package with as many cases as the problem has, all of them the easiest. */
    Path fewCases() {
        return folder.resolve("few");
    }

    /** The same with many. */
    Path manyCases() {
        return folder.resolve("many");
    }

    /** A submission that is accepted. */
    Path single() {
        return folder.resolve("single").resolve(GradedClass.PROBLEM);
    }

    /** The same, with all headers at once. */
    Path singleWithAll() {
        return folder.resolve("single-all").resolve(GradedClass.PROBLEM);
    }

    /** A submission that does next to nothing, and is accepted on the easiest case. */
    Path plain() {
        return folder.resolve("plain").resolve(GradedClass.PROBLEM);
    }

    /** The same, of C++ with all headers at once. */
    Path everything() {
        return folder.resolve("everything").resolve(GradedClass.PROBLEM);
    }

    /** Returns the submissions, one folder each. */
    List<Path> submissions() throws IOException {
        try (Stream<Path> contestants = Files.list(solutions())) {
            return contestants
                    .sorted()
                    .map(one -> one.resolve(GradedClass.PROBLEM))
                    .toList();
        }
    }

    /** The loop over submissions. */
    List<String> loop(List<Path> submissions) {
        String script = "loop=$1 cases=$2; shift 2; for one in \"$@\"; do sh \"$loop\" \"$cases\" \"$one\"; done";
        List<String> line = new ArrayList<>(List.of("sh", "-c", script, "sh"));
        line.add(folder.resolve("loop.sh").toString());
        line.add(cases().toString());
        submissions.forEach(submission -> line.add(submission.toString()));
        return line;
    }

    /** Compiles one so many times. */
    List<String> compileOnly(Path submission, int times) {
        String script = "work=$(mktemp -d); for time in $(seq " + times + "); do " + compiling("\"$1\"")
                + "; done; rm -rf \"$work\"";
        return List.of("sh", "-c", script, "sh", submission.toString());
    }
}
