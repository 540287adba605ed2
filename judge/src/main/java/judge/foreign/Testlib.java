package judge.foreign;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Lets what was written with testlib be a program of the Kattis format: a program around it. */
final class Testlib {

    static final String HEADER = "testlib.h";

    /** The format's name of a script that makes a program; other judges want it to be executable. */
    static final String BUILD_SCRIPT = "build";

    private static final Pattern GIVES_POINTS =
            Pattern.compile("\\bquitpi?\\s*\\(|\\b_points\\b|\\b_pc\\s*\\(|\\b_partially\\b");

    private static final Pattern ASKS_FOR_GROUP = Pattern.compile("\\bgroup\\s*\\(\\s*\\)");

    private Testlib() {}

    /** Tells whether a program needs testlib. */
    static boolean isNeededBy(byte[] source) {
        return new String(source, StandardCharsets.ISO_8859_1).contains("testlib.h");
    }

    /** The kinds of points that a checker gives to an output that is right in part. */
    enum Points {
        /** The points are of no use: such an output is rejected. */
        NONE,
        /** The part of what the case can earn, and after {@code _pc} so many hundredths of it. */
        SHARE,
        /** The same, but what is over 1 is so many hundredths. */
        HUNDREDTHS,
        /** The points are those of the case, at most as many as it has. */
        EARNED,
        /** The points are hundredths of those that the case has. */
        PERCENT,
        /** The points are those of the case, without a bound. */
        UNBOUNDED
    }

    /** Tells whether a checker or an interactor may find an output right in part. */
    static boolean mayGivePoints(byte[] source) {
        return GIVES_POINTS
                .matcher(new String(source, StandardCharsets.ISO_8859_1))
                .find();
    }

    /** Adds the checker to the package. */
    static void checker(PackageDraft draft, byte[] source, Points points) {
        draft.file("output_validator/checker.h", source);
        draft.text("output_validator/adapter.cpp", judging("checker", READS_A_FILE, points));
        if (points != Points.NONE && mayGivePoints(source)) {
            draft.givesPoints(false);
        }
    }

    /**
     * Makes it a problem of the interactor.
     *
     * @param checker the checker that has the last word on the interactor's notes; empty: there is none
     */
    static void interactor(PackageDraft draft, byte[] source, Optional<byte[]> checker, Points points) {
        draft.interactive();
        draft.file("output_validator/interactor.h", source);
        draft.text("output_validator/interaction.cpp", judging("interactor", TALKS, points));
        if (points != Points.NONE && mayGivePoints(source)) {
            draft.givesPoints(false);
        }
        if (checker.isPresent()) {
            checker(draft, checker.get(), points);
            draft.text("output_validator/" + BUILD_SCRIPT, BUILD);
        }
    }

    private static String judging(String program, String arguments, Points points) {
        return JUDGING.replace("@ARGUMENTS@", arguments.strip())
                .replace("@PROGRAM@", program)
                .replace("@LEAST@", PointRules.LEAST)
                .replace("@POINTS@", points.name().toLowerCase(Locale.ROOT));
    }

    /** Adds the validator to the package. */
    static void validator(PackageDraft draft, byte[] source) {
        draft.file("input_validators/validator/validator.h", source);
        draft.text("input_validators/validator/adapter.cpp", VALIDATOR);
        if (ASKS_FOR_GROUP
                .matcher(new String(source, StandardCharsets.ISO_8859_1))
                .find()) {
            draft.labelsGroups();
        }
    }

    // All call the program's own main where the last static value of the file is made: all others are made by then.
    // Were main given another name, it would have to return something on every path, and its parameters would matter.

    /**
     * The program around a checker: testlib.h has exit statuses and points of its own; the format has 42 for accepted
     * and 43 for rejected.
     */
    private static final String JUDGING =
            """
            // Lets a testlib @PROGRAM@ (@PROGRAM@.h) judge as an output validator of the Kattis problem package format.
            #include "testlib.h"
            #include <cstdio>
            #include <cstdlib>
            #include <fstream>
            #include <iostream>
            #include <string>
            #include <unistd.h>

            namespace adapter {

            enum Points { none, share, hundredths, earned, percent, unbounded };
            const Points points = @POINTS@;
            int count;
            char **words;
            std::string feedback;
            std::string file;

            void award(const char *to, const std::string &amount) {
                std::ofstream(feedback + to) << amount << std::endl;
                _exit(42);
            }

            // The least points of what is right, in a group where all cases have to be; negative in others.
            double least() {
                const std::string begin = "@LEAST@";
                for (int i = 4; i < count; i++) {
                    if (std::string(words[i]).rfind(begin, 0) == 0) return std::atof(words[i] + begin.size());
                }
                return -1;
            }

            void part(double of_one) {
                if (of_one >= 1) _exit(42);
                if (of_one <= 0 || points == none || points == unbounded || least() >= 0) _exit(43);
                award("score_multiplier.txt", std::to_string(of_one));
            }

            // The word after these, where testlib's verdict begins with them; else empty. Other lines may be around it.
            std::string after(const std::string &begin) {
                std::ifstream said(feedback + "judgemessage.txt");
                std::string line;
                while (std::getline(said, line)) {
                    for (auto verdict : {"ok ", "wrong ", "FAIL ", "points ", "unexpected ", "partially correct ("}) {
                        if (line.rfind(verdict, 0) != 0) continue;
                        if (verdict != begin) return "";
                        line = line.substr(begin.size());
                        return line.substr(0, line.find_first_of(" )"));
                    }
                }
                return "";
            }

            // A message of testlib: "points", the points and a text.
            void by_points() {
                std::string amount = after("points ");
                char *end = &amount[0];
                double value = std::strtod(amount.c_str(), &end);
                if (amount.empty() || *end || !(value >= 0)) _exit(1);
                if (points == percent || (points == hundredths && value > 1)) value /= 100;
                if (points != earned && points != unbounded) {
                    if (value > 1 && points != percent) _exit(1);
                    part(value);
                }
                if (least() >= 0) _exit(value >= least() ? 42 : 43);
                if (value == 0 && points == earned) _exit(43);
                award("score.txt", amount);
            }

            // The share of the points in a partly right answer, _pc of testlib: of 200 for Polygon, else of 100.
            double of_one(int amount) {
                if (points == hundredths && amount <= 1) return amount;
                return amount / (points == share || points == hundredths ? 100.0 : 200.0);
            }

            void accepted();

            // testlib: 0 ok, 1 wrong answer, 2 and 8 presentation, 3 failure, 4 dirt, 7 points. Only its words tell
            // what is right in part: its status is the amount, or 50 more, whatever that number means otherwise.
            void finished(int status, void *) {
                std::cout.flush();
                std::fflush(nullptr);
                std::string amount = after("partially correct (");
                int in_part = std::atoi(amount.c_str());
                if (!amount.empty() && (status == in_part || status == in_part + 50)) part(of_one(in_part));
                if (status == 0) accepted();
                if (status == 7) by_points();
                _exit(status == 1 || status == 2 || status == 4 || status == 5 || status == 8 ? 43 : 1);
            }

            __attribute__((constructor(101))) void remember(int argc, char **argv) {
                count = argc;
                words = argv;
            }

            @ARGUMENTS@

            char **arguments() {
                if (count < 4) _exit(1);
                feedback = std::string(words[3]) + "/";
                open();
                if (!std::freopen((feedback + "judgemessage.txt").c_str(), "w", stderr)) _exit(1);
                on_exit(finished, nullptr);
                static char *given[] = {words[0], words[1], &file[0], words[2], nullptr};
                return given;
            }

            struct Run {
                explicit Run(int (*program)()) { arguments(), std::exit(program()); }
                explicit Run(int (*program)(int, char **)) { std::exit(program(4, arguments())); }
                explicit Run(int (*program)(int, const char **)) {
                    std::exit(program(4, const_cast<const char **>(arguments())));
                }
            };
            }

            #include "@PROGRAM@.h"

            static adapter::Run run_of_the_@PROGRAM@(main);
            """;

    private static final String READS_A_FILE =
            """
            void accepted() {
                if (points == unbounded) award("score.txt", "0");
                _exit(42);
            }

            // testlib reads the judged output from a file: names that file, and writes it where the output comes on
            // stdin.
            void open() {
            #ifdef AFTER_INTERACTION
                if (count < 5) _exit(1);
                file = words[4];
            #else
                file = feedback + "output.txt";
                std::ofstream out(file, std::ios::binary);
                static char block[1 << 16];
                while (std::cin.read(block, sizeof block) || std::cin.gcount() > 0) {
                    out.write(block, std::cin.gcount());
                }
                if (!out.flush()) _exit(1);
            #endif
            }
            """;

    /**
     * The part for interactors: their notes, testlib's {@code tout}, go to the checker in place of the submission's
     * output.
     */
    private static final String TALKS =
            """
            void accepted() {
            #ifdef CHECKED
                tout.close();
                std::string checker(words[0]);
                checker = checker.substr(0, checker.rfind('/') + 1) + "checker";
                const char *whole = count > 4 ? words[4] : nullptr;
                execl(checker.c_str(), checker.c_str(), words[1], words[2], words[3], file.c_str(), whole, nullptr);
                _exit(1);
            #else
                if (points == unbounded) award("score.txt", "0");
                _exit(42);
            #endif
            }

            void open() { file = feedback + "noted.txt"; }
            """;

    private static final String BUILD =
            """
            #!/bin/sh
            # The interactor talks with the submission. Where it accepts, the checker looks at what it has noted down.
            set -e
            g++ -O2 -std=c++17 -DCHECKED -o run interaction.cpp
            g++ -O2 -std=c++17 -DAFTER_INTERACTION -o checker adapter.cpp
            """;

    private static final String VALIDATOR =
            """
            // Lets a validator (validator.h) that ends with 0 on what is valid judge inputs of the Kattis format.
            #include <cstdio>
            #include <cstdlib>
            #include <unistd.h>

            namespace adapter {

            int count;
            char **words;

            void finished(int status, void *) {
                std::fflush(nullptr);
                _exit(status == 0 ? 42 : 43);
            }

            __attribute__((constructor(101))) void remember(int argc, char **argv) {
                count = argc;
                words = argv;
            }

            char **arguments() {
                on_exit(finished, nullptr);
                return words;
            }

            struct Run {
                explicit Run(int (*program)()) { arguments(), std::exit(program()); }
                explicit Run(int (*program)(int, char **)) { std::exit(program(count, arguments())); }
                explicit Run(int (*program)(int, const char **)) {
                    std::exit(program(count, const_cast<const char **>(arguments())));
                }
            };
            }

            #include "validator.h"

            static adapter::Run run_of_the_validator(main);
            """;
}
