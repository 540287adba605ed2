package judge.foreign;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/** Takes the programs that judge in a problem of Hydro, the languages of submissions, and the files beside them. */
final class HydroPrograms {

    private static final Map<String, String> LANGUAGES =
            Map.of("c", "c", "cc", "cpp", "cpp", "cpp", "java", "java", "py", "python3", "py3", "python3");

    private final SourceFolder source;
    private final PackageDraft draft;
    private final JsonNode config;

    HydroPrograms(SourceFolder source, PackageDraft draft, JsonNode config) {
        this.source = source;
        this.draft = draft;
        this.config = config;
    }

    void checker() throws ForeignException {
        String kind = config.path("checker_type").asText("default");
        String file = program(config.path("checker"));
        switch (kind) {
            case "default" -> draft.checkerArguments("case_sensitive");
            case "strict" -> draft.checker("exact");
            case "testlib" -> {
                if (builtIn(file)) {
                    return;
                }
                if (isThere(file)) {
                    Testlib.checker(draft, source.bytes("testdata/" + file), Testlib.Points.HUNDREDTHS);
                    header("checker");
                }
            }
            case "kattis" -> {
                if (isThere(file)) {
                    draft.file("output_validator/" + SourceFolder.base(file), source.bytes("testdata/" + file));
                }
            }
            default -> {
                Optional<CheckerCalls> calls = CheckerCalls.ofHydro(kind);
                if (calls.isEmpty() || !CheckerCalls.isCpp(file)) {
                    draft.remark(ImportRemark.CHECKER_TYPE_NOT_TAKEN, kind);
                } else if (isThere(file)) {
                    calls.get().checker(draft, source.bytes("testdata/" + file));
                    if (Testlib.isNeededBy(source.bytes("testdata/" + file))) {
                        header("checker");
                    }
                }
            }
        }
    }

    /** Hydro's own way of comparing minds the ends of lines. */
    void comparesLines() {
        if (config.path("checker_type").asText("default").equals("default")) {
            draft.linesMatterThere();
        }
    }

    /** Tells whether the problem brings its checker; else adds a remark. */
    private boolean isThere(String file) {
        boolean there = source.has("testdata/" + file);
        if (!there && file.matches("[a-z0-9]+")) {
            draft.remark(ImportRemark.CHECKER_OF_TESTLIB, file);
        } else if (!there) {
            draft.remark(ImportRemark.CHECKER_NOT_THERE, "testdata/" + file);
        }
        return there;
    }

    private static String program(JsonNode named) {
        return named.isObject() ? named.path("file").asText("") : named.asText("");
    }

    private void header(String who) throws ForeignException {
        if (source.has("testdata/testlib.h")) {
            draft.file("output_validator/testlib.h", source.bytes("testdata/testlib.h"));
        } else {
            draft.remark(ImportRemark.TESTLIB_NEEDED, who, "output_validator");
        }
    }

    /** Adds the interactor. Its result in testlib's words is Hydro's verdict; a checker is not asked. */
    void interactor() throws ForeignException {
        draft.interactive();
        String file = "testdata/" + program(config.path("interactor"));
        if (!source.has(file)) {
            draft.remark(ImportRemark.INTERACTOR_NOT_THERE, file);
        } else if (!Testlib.isNeededBy(source.bytes(file))) {
            draft.remark(ImportRemark.INTERACTOR_TYPE_NOT_TAKEN, file);
        } else {
            Testlib.interactor(draft, source.bytes(file), Optional.empty(), Testlib.Points.HUNDREDTHS);
            header("interactor");
        }
        if (config.path("multi_pass").asInt() > 1) {
            draft.remark(ImportRemark.PASSES_NOT_TAKEN);
        }
    }

    /** The code in the format of a language of Hydro; {@code cc.cc17o2} is {@code cpp}. */
    static Optional<String> language(String name) {
        boolean older = name.matches("py\\.py2\\b.*"); // Python 2 is another language.
        return Optional.ofNullable(LANGUAGES.get(older ? name : name.replaceFirst("\\..*", "")));
    }

    /** Takes the languages, such as {@code cc.cc17o2}, {@code py.py3} and {@code java}. */
    void languages() {
        NavigableSet<String> known = new TreeSet<>();
        NavigableSet<String> others = new TreeSet<>();
        for (JsonNode one : config.path("langs")) {
            Optional<String> own = language(one.asText());
            own.ifPresentOrElse(known::add, () -> others.add(one.asText()));
        }
        draft.languages(known);
        if (!others.isEmpty()) {
            draft.remark(
                    known.isEmpty() ? ImportRemark.LANGUAGES_ALL_ALLOWED : ImportRemark.LANGUAGES_NOT_TAKEN,
                    String.join(", ", others));
        }
    }

    void files() throws ForeignException {
        files(config.path("user_extra_files"), "include/default/");
        files(config.path("judge_extra_files"), "output_validator/");
    }

    private void files(JsonNode names, String folder) throws ForeignException {
        for (JsonNode one : names) {
            String file = one.asText();
            if (!source.has("testdata/" + file)) {
                draft.remark(ImportRemark.FILE_NOT_THERE, "testdata/" + file, folder);
            } else if (file.equals("compile.sh")) {
                draft.remark(ImportRemark.COMPILE_SCRIPT_NOT_TAKEN, "testdata/compile.sh");
            } else if (folder.startsWith("include/") || draft.hasChecker()) {
                draft.file(folder + SourceFolder.base(file), source.bytes("testdata/" + file));
            }
        }
    }

    /** Tells whether it is one of the checkers that testlib brings, so that the judge has something like it. */
    private boolean builtIn(String checker) {
        switch (checker) {
            case "wcmp", "lcmp", "ncmp", "icmp", "hcmp", "casencmp", "caseicmp", "casewcmp" -> draft.checkerArguments(
                    "case_sensitive");
            case "yesno", "nyesno" -> draft.checkerArguments();
            case "rcmp4" -> draft.checkerArguments("case_sensitive", "float_tolerance", "1e-4");
            case "rcmp6", "dcmp" -> draft.checkerArguments("case_sensitive", "float_tolerance", "1e-6");
            case "rcmp9" -> draft.checkerArguments("case_sensitive", "float_tolerance", "1e-9");
            case "rncmp" -> draft.checkerArguments("case_sensitive", "float_absolute_tolerance", "1.5e-5");
            case "rcmp", "acmp" -> draft.checkerArguments("case_sensitive", "float_absolute_tolerance", "1.5e-6");
            default -> {
                return false;
            }
        }
        return true;
    }
}
