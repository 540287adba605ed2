package judge.foreign;

import java.nio.charset.StandardCharsets;

/** Lets a checker or validator that was written with testlib be one of the Kattis format: a program around it. */
final class Testlib {

    static final String HEADER = "testlib.h";

    private Testlib() {}

    /** Whether a program needs testlib. */
    static boolean isNeededBy(byte[] source) {
        return new String(source, StandardCharsets.ISO_8859_1).contains("testlib.h");
    }

    /** Adds the checker to the package. */
    static void checker(PackageDraft draft, byte[] source, boolean scoring) {
        draft.file("output_validator/checker.h", source);
        draft.text("output_validator/adapter.cpp", CHECKER.replace("@SCORING@", scoring ? "1" : "0"));
    }

    /** Adds the validator to the package. */
    static void validator(PackageDraft draft, byte[] source) {
        draft.file("input_validators/validator/validator.h", source);
        draft.text("input_validators/validator/adapter.cpp", VALIDATOR);
    }

    /** Its exit status and points are those of testlib.h; the format has 42 for accepted and 43 for rejected. */
    private static final String CHECKER =
            """
            // Lets a testlib checker (checker.h) judge as an output validator of the Kattis problem package format.
            #include "testlib.h"
            #include <cstdio>
            #include <cstdlib>
            #include <fstream>
            #include <iostream>
            #include <string>
            #include <unistd.h>

            static const bool SCORING = @SCORING@;
            static std::string feedback;

            static void part(double share) {
                if (SCORING && share > 0 && share < 1) {
                    std::ofstream(feedback + "score_multiplier.txt") << share << std::endl;
                    _exit(42);
                }
                _exit(share >= 1 ? 42 : 43);
            }

            // testlib: 0 ok, 1 wrong answer, 2 and 8 presentation, 3 failure, 4 dirt, 7 points, 16 and on parts of 200
            static void finished(int status, void *) {
                std::fflush(nullptr);
                if (status == 7) {
                    std::ifstream said(feedback + "judgemessage.txt");
                    std::string word;
                    double points = -1;
                    said >> word >> points;
                    if (word != "points" || points < 0 || points > 1) _exit(1);
                    part(points);
                }
                if (status >= 16) part((status - 16) / 200.0);
                _exit(status == 0 ? 42 : status == 3 ? 1 : 43);
            }

            #define main checked_main
            #include "checker.h"
            #undef main

            int main(int argc, char **argv) {
                if (argc < 4) return 1;
                feedback = std::string(argv[3]) + "/";
                std::string answered = feedback + "output.txt";
                {
                    std::ofstream out(answered, std::ios::binary);
                    char block[1 << 16];
                    while (std::cin.read(block, sizeof block) || std::cin.gcount() > 0) {
                        out.write(block, std::cin.gcount());
                    }
                    if (!out.flush()) return 1;
                }
                if (!std::freopen((feedback + "judgemessage.txt").c_str(), "w", stderr)) return 1;
                on_exit(finished, nullptr);
                char *arguments[] = {argv[0], argv[1], const_cast<char *>(answered.c_str()), argv[2], nullptr};
                std::exit(checked_main(4, arguments));
            }
            """;

    private static final String VALIDATOR =
            """
            // Lets a testlib validator (validator.h) be an input validator of the Kattis problem package format.
            #include "testlib.h"
            #include <cstdio>
            #include <cstdlib>
            #include <unistd.h>

            static void finished(int status, void *) {
                std::fflush(nullptr);
                _exit(status == 0 ? 42 : 43);
            }

            #define main validated_main
            #include "validator.h"
            #undef main

            int main(int argc, char **argv) {
                on_exit(finished, nullptr);
                std::exit(validated_main(argc > 0 ? 1 : 0, argv));
            }
            """;
}
