package judge.explain.file;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.cpp.Shape.Match;
import judge.cpp.Tree.Directive;
import judge.explain.file.OpenedFile.Stream;
import judge.source.LanguageName;

/** The calls of a source that open files. */
record FileCalls(Fragment code, List<Directive> directives, LanguageName language, ConstantTexts texts) {

    private static final int MAX_CALLS = 100;
    private static final int MAX_NAME = 100;

    private static final Shape C_CALL =
            Shape.of("«$c«freopen | fopen» | $c«ifstream | ofstream | fstream» $v? | $v . open» «( | {»");

    private static final Shape DECLARED = Shape.of("$c«ifstream | ofstream | fstream» .. $v");

    private static final Shape JAVA_CALL = Shape.of("«new «java . «io | util» .»? $c«FileReader | FileInputStream"
            + " | Scanner | FileWriter | FileOutputStream | PrintWriter | PrintStream | Formatter»"
            + " | Files . $c«newBufferedReader | readAllLines | readString | readAllBytes | lines | newInputStream"
            + " | newBufferedWriter | write | writeString | newOutputStream»» (");

    private static final Set<String> READERS =
            Set.of(("FileReader FileInputStream Scanner newBufferedReader readAllLines readString readAllBytes lines"
                            + " newInputStream")
                    .split(" "));

    private static final Map<String, String> OPPOSITE_IN_JAVA = Map.of(
            "FileReader", "new FileWriter(%s)",
            "FileInputStream", "new FileOutputStream(%s)",
            "FileWriter", "new FileReader(%s)",
            "FileOutputStream", "new FileInputStream(%s)");

    private static final Shape SET = Shape.of("System . $s«setIn | setOut | setErr» (");

    private static final Shape PYTHON_CALL = Shape.of("«$s«stdin | stdout | stderr» =»?"
            + " ««not after: .» ««io | codecs» .»? open | «not after: .» «pathlib .»? $p«Path»» (");

    private static final Shape PATH_METHOD =
            Shape.of(". «open $o«(» | read_text | read_bytes | $w«write_text | write_bytes»»");

    private static final Shape AS = Shape.of("as $v");
    private static final Shape ARGUMENT = Shape.of("««file | mode» =»? $x:expr");
    private static final Shape OTHER_ARGUMENT = Shape.of("«not: mode» $_ =");
    private static final Shape VARIABLE = Shape.of("$v «: ..»? =");

    private static final Set<String> OUT = Set.of("fo", "pw", "bw", "w");
    private static final Set<String> IN = Set.of("fi", "br", "r");

    /** Returns the files that a source opens, in order; parts that the preprocessor may leave out do not count. */
    static List<OpenedFile> in(Fragment code, List<Directive> directives, LanguageName language) {
        return new FileCalls(code, directives, language, new ConstantTexts(code, directives)).all();
    }

    static boolean isPython(LanguageName language) {
        return language.equals(LanguageName.PYTHON3);
    }

    private List<OpenedFile> all() {
        boolean java = language.equals(LanguageName.JAVA);
        boolean python = isPython(language);
        return (python ? PYTHON_CALL : java ? JAVA_CALL : C_CALL)
                .all(code)
                .limit(MAX_CALLS)
                .filter(found -> !isLeftOut(found.line()))
                .flatMap(found -> {
                    List<Fragment> arguments = arguments(found);
                    return (python
                                    ? ofPython(found, arguments)
                                    : java ? ofJava(found, arguments) : ofC(found, arguments))
                            .stream();
                })
                .toList();
    }

    private boolean isLeftOut(int line) {
        return directives.stream()
                        .filter(one -> one.line() < line)
                        .mapToInt(one ->
                                one.word().startsWith("if") ? 1 : one.word().equals("endif") ? -1 : 0)
                        .sum()
                != 0;
    }

    /** Returns the arguments of a call that ends with its parenthesis; none where nothing closes it. */
    private List<Fragment> arguments(Match call) {
        int open = call.code().to() - 1;
        return code.part(open + 1, code.partner(open)).split(",");
    }

    private Optional<OpenedFile> ofC(Match found, List<Fragment> arguments) {
        if (found.text("c").endsWith("open")) {
            return ofFunction(found, arguments);
        }
        String variable = found.text("v");
        String type = found.has("c")
                ? found.text("c")
                : DECLARED.with("v", variable)
                        .first(code)
                        .map(one -> one.text("c"))
                        .orElse("");
        boolean reads = type.equals("ifstream")
                || (type.equals("fstream")
                        && (arguments.size() < 2 || arguments.get(1).has("in")));
        String opposite = (reads ? "ofstream" : "ifstream") + "(%s)";
        return type.isEmpty()
                ? Optional.empty()
                : opened(found, argument(arguments, 0), reads, byName(variable), false, opposite);
    }

    /** A call of fopen or freopen. */
    private Optional<OpenedFile> ofFunction(Match found, List<Fragment> arguments) {
        String function = found.text("c");
        boolean rebinds = function.equals("freopen") && arguments.size() > 2;
        Stream stream = rebinds ? stream(arguments.get(2)) : byName(variable(found));
        return argument(arguments, 1).flatMap(how -> {
            boolean reads = how.startsWith("r");
            String end = rebinds ? (reads ? ", stdout)" : ", stdin)") : ")";
            String opposite = function + "(%s, " + otherMode(reads, how) + end;
            return opened(found, argument(arguments, 0), reads, stream, rebinds, opposite);
        });
    }

    private static String otherMode(boolean reads, String mode) {
        return '"' + (reads ? "w" : "r") + (mode.contains("b") ? "b" : "") + '"';
    }

    private Optional<OpenedFile> ofJava(Match found, List<Fragment> arguments) {
        String called = found.text("c");
        if (called.equals("Scanner") && !arguments.isEmpty() && !texts.isFile(arguments.get(0))) {
            return Optional.empty(); // It reads the text itself.
        }
        boolean reads = READERS.contains(called);
        Optional<Match> set = SET.first(place(found).before());
        Stream stream = set.map(one -> stream(one.get("s"))).orElseGet(() -> byName(variable(found)));
        String other = reads ? "new PrintWriter(%s)" : "new Scanner(new File(%s))";
        String opposite = OPPOSITE_IN_JAVA.getOrDefault(called, other);
        return opened(found, argument(arguments, 0), reads, stream, set.isPresent(), opposite);
    }

    private Optional<OpenedFile> ofPython(Match found, List<Fragment> arguments) {
        List<Fragment> more = arguments.isEmpty() ? List.of() : arguments.subList(1, arguments.size());
        Fragment behind = behind(found);
        String usual = "r";
        if (found.has("p")) {
            Optional<Match> method = PATH_METHOD.at(behind);
            if (method.isEmpty()) {
                return Optional.empty();
            }
            usual = method.get().has("w") ? "w" : "r";
            more = method.get().has("o") ? arguments(method.get()) : List.of();
            behind = method.get().has("o") ? behind(method.get()) : behind;
        }
        Optional<Match> as = AS.at(behind);
        String variable = as.isPresent() ? as.get().text("v") : variable(found);
        Stream stream = found.has("s") ? stream(found.get("s")) : byName(variable);
        return mode(more, usual).flatMap(how -> {
            boolean reads = how.chars().allMatch(sign -> "rbtU+".indexOf(sign) >= 0);
            String opposite = "open(%s, " + otherMode(reads, how) + ")";
            return opened(found, argument(arguments, 0), reads, stream, found.has("s"), opposite);
        });
    }

    /** Returns the code behind a call whose parenthesis is the last of the place. */
    private Fragment behind(Match call) {
        int open = call.code().to() - 1;
        return code.part(Math.max(open, code.partner(open)) + 1, code.to());
    }

    private Optional<String> mode(List<Fragment> arguments, String usual) {
        return arguments.stream()
                .filter(one -> OTHER_ARGUMENT.at(one).isEmpty())
                .findFirst()
                .map(one -> argument(List.of(one), 0))
                .orElse(Optional.of(usual));
    }

    private Optional<OpenedFile> opened(
            Match found, Optional<String> name, boolean reads, Stream stream, boolean rebinds, String opposite) {
        return name.filter(one -> !one.isEmpty() && one.length() <= MAX_NAME)
                .map(one -> new OpenedFile(
                        afterDots(one),
                        reads,
                        stream,
                        rebinds,
                        isPython(language)
                                ? place(found).isBelowCondition()
                                : place(found).isBehindCondition(),
                        String.format(Locale.ROOT, opposite, "\"" + one + "\""),
                        found.line()));
    }

    private CallPlace place(Match found) {
        return new CallPlace(code, found.code().from());
    }

    private static String afterDots(String name) {
        return name.startsWith("./") ? afterDots(name.substring(2)) : name;
    }

    /** Returns the name that the file is assigned to in the same statement; an empty one where there is none. */
    private String variable(Match found) {
        return VARIABLE.first(place(found).before()).map(one -> one.text("v")).orElse("");
    }

    private Optional<String> argument(List<Fragment> arguments, int index) {
        return arguments.stream()
                .skip(index)
                .findFirst()
                .flatMap(ARGUMENT::whole)
                .flatMap(one -> texts.of(one.get("x")));
    }

    private static Stream stream(Fragment name) {
        return switch (name.plain()) {
            case "stdin", "std :: stdin", "setIn" -> Stream.IN;
            case "stdout", "std :: stdout", "setOut" -> Stream.OUT;
            case "stderr", "std :: stderr", "setErr" -> Stream.ERR;
            default -> Stream.UNKNOWN;
        };
    }

    private static Stream byName(String variable) {
        String name = variable.toLowerCase(Locale.ROOT);
        boolean out = name.contains("out") || name.contains("ans") || name.contains("write") || OUT.contains(name);
        boolean in = name.contains("in") || name.contains("read") || name.startsWith("sc") || IN.contains(name);
        return out ? Stream.OUT : in ? Stream.IN : Stream.UNKNOWN;
    }
}
