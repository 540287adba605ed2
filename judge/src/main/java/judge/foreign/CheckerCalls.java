package judge.foreign;

import java.util.Locale;
import java.util.Optional;

/** Lets a checker that another judge calls in a way of its own be an output validator: a program around it. */
enum CheckerCalls {
    /** Input, output, answer, points of the case, a file for the points that it earns, a file for a message. */
    LEMON("LemonLime"),
    /** The same as Hydro has it: without points it earns none. */
    HYDRO("Hydro's type lemon"),
    /** Input, answer, output; accepted by status 0. */
    HUSTOJ("HUSTOJ"),
    /** Input, output; accepted by status 0. */
    QDUOJ("QDUOJ"),
    /** Input, output, answer, as with testlib; accepted by status 0, rejected by 1, 2, 4 or 8, failed by any other. */
    POLYGON("Polygon"),
    /** Files in its working folder; prints the points out of 100. */
    SYZOJ("SYZOJ"),
    /** Input, answer, output; prints the part of the points. */
    CMS("CMS");

    /** Begins an argument of the program around a checker: what a case of this group can earn. */
    static final String POINTS = "points=";

    private final String judge;

    CheckerCalls(String judge) {
        this.judge = judge;
    }

    /** Returns the way in which Hydro calls checkers of this type, where it is neither the format's nor testlib's. */
    static Optional<CheckerCalls> ofHydro(String type) {
        return switch (type) {
            case "lemon" -> Optional.of(HYDRO);
            case "hustoj" -> Optional.of(HUSTOJ);
            case "qduoj" -> Optional.of(QDUOJ);
            case "syzoj" -> Optional.of(SYZOJ);
            default -> Optional.empty();
        };
    }

    /** Tells whether a program around it can call it: it is in C++, or nearly. */
    static boolean isCpp(String file) {
        return file.matches("(?i).*\\.(?:c|cc|cpp|cxx|c\\+\\+|h|hpp)");
    }

    /** Adds the checker to the package. */
    void checker(PackageDraft draft, byte[] source) {
        draft.file("output_validator/checker.h", source);
        draft.text(
                "output_validator/adapter.cpp",
                AROUND.replace("@JUDGE@", judge)
                        .replace(
                                "@CALL@",
                                "by_" + (this == HYDRO ? LEMON : this).name().toLowerCase(Locale.ROOT))
                        .replace("@SILENT@", this == HYDRO ? "43" : "1")
                        .replace("@LEAST@", PointRules.LEAST)
                        .replace("@POINTS@", POINTS));
        if (this != HUSTOJ && this != QDUOJ && this != POLYGON) {
            draft.givesPoints(this == LEMON || this == HYDRO);
        }
    }

    // It calls the program's own main as the one around testlib's programs does.
    private static final String AROUND =
            """
            // Lets a checker (checker.h) as @JUDGE@ calls it judge as an output validator of the Kattis format.
            #include <cstdio>
            #include <cstdlib>
            #include <fcntl.h>
            #include <fstream>
            #include <iostream>
            #include <limits.h>
            #include <string>
            #include <unistd.h>

            namespace adapter {

            enum Call { by_lemon, by_hustoj, by_qduoj, by_polygon, by_syzoj, by_cms };
            const Call call = @CALL@;
            int count;
            char **words;
            std::string feedback, output, points, score, message;
            char *given[8];

            // The rest of the argument that starts with this beginning; empty where there is no such argument.
            std::string argument(const std::string &begin) {
                for (int i = 4; i < count; i++) {
                    if (std::string(words[i]).rfind(begin, 0) == 0) return words[i] + begin.size();
                }
                return "";
            }

            void part(double of_one) {
                if (of_one >= 1) _exit(42);
                if (!(of_one > 0) || !argument("@LEAST@").empty()) _exit(43);
                std::ofstream(feedback + "score_multiplier.txt") << std::to_string(of_one) << std::endl;
                _exit(42);
            }

            void finished(int status, void *) {
                std::cout.flush();
                std::fflush(nullptr);
                if (call == by_hustoj || call == by_qduoj) _exit(status == 0 ? 42 : 43);
                if (call == by_polygon) {
                    bool rejected = status == 1 || status == 2 || status == 4 || status == 8;
                    _exit(status == 0 ? 42 : rejected ? 43 : 1);
                }
                if (status != 0) _exit(1);
                std::ifstream said(score);
                double value;
                if (!(said >> value)) _exit(@SILENT@);
                if (!(value >= 0)) _exit(1);
                part(value / (call == by_cms ? 1 : call == by_syzoj ? 100 : std::atof(points.c_str())));
            }

            __attribute__((constructor(101))) void remember(int argc, char **argv) {
                count = argc;
                words = argv;
            }

            std::string whole(const char *path) {
                char *real = realpath(path, nullptr);
                if (!real) _exit(1);
                return real;
            }

            void into(int descriptor, const std::string &path) {
                int file = open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0644);
                if (file < 0 || dup2(file, descriptor) < 0) _exit(1);
            }

            void link(const std::string &from, const char *name) {
                if (symlink(from.c_str(), name)) _exit(1);
            }

            // The judge has the output on standard input, and others have it in a file.
            void save() {
                std::ofstream out(output, std::ios::binary);
                char block[1 << 16];
                ssize_t size;
                while ((size = read(0, block, sizeof block)) > 0) out.write(block, size);
                if (size < 0 || !out.flush()) _exit(1);
            }

            void arguments() {
                if (count < 4) _exit(1);
                feedback = whole(words[3]) + "/";
                output = feedback + "output.txt";
                score = feedback + "points.txt";
                message = feedback + "judgemessage.txt";
                points = argument("@POINTS@");
                if (points.empty()) points = "100";
                save();
                int next = 0;
                given[next++] = words[0];
                if (call == by_syzoj) {
                    std::string input = whole(words[1]), answer = whole(words[2]);
                    if (chdir(feedback.c_str())) _exit(1);
                    link(input, "input");
                    link(output, "user_out");
                    link(answer, "answer");
                    into(1, score);
                    into(2, message);
                } else {
                    given[next++] = words[1];
                    if (call == by_hustoj || call == by_cms) given[next++] = words[2];
                    given[next++] = &output[0];
                    if (call == by_lemon) {
                        given[next++] = words[2];
                        given[next++] = &points[0];
                        given[next++] = &score[0];
                        given[next++] = &message[0];
                    } else if (call == by_cms) {
                        into(1, score);
                        into(2, message);
                    } else {
                        into(1, message);
                        if (call == by_polygon) {
                            given[next++] = words[2];
                            if (dup2(1, 2) < 0) _exit(1);
                        }
                    }
                }
                on_exit(finished, nullptr);
            }

            int size() {
                int size = 0;
                while (size < 8 && given[size]) size++;
                return size;
            }

            struct Run {
                explicit Run(int (*program)()) { arguments(), std::exit(program()); }
                explicit Run(int (*program)(int, char **)) { arguments(), std::exit(program(size(), given)); }
                explicit Run(int (*program)(int, const char **)) {
                    arguments(), std::exit(program(size(), const_cast<const char **>(given)));
                }
            };
            }

            #include "checker.h"

            static adapter::Run run_of_the_checker(main);
            """;
}
