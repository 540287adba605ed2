package judge.explain.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.explain.file.OpenedFile.Stream;
import judge.source.LanguageName;

/** The calls of a source that open files. */
record FileCalls(String code, LanguageName language, ConstantTexts texts) {

    /** The characters of a source that are looked at: the text is a stranger's. */
    private static final int MAX_CHARACTERS = 100_000;

    private static final int MAX_OPENED = 20;
    private static final int MAX_NAME = 100;
    private static final int BEFORE = 80;

    private static final Pattern C_CALL = Pattern.compile(
            "\\b(?:(freopen|fopen)|([io]?)fstream(?:\\s++(\\w++))?+" + "|(\\w++)\\s*+\\.\\s*+open)\\s*+[({]");

    private static final Pattern JAVA_CALL = Pattern.compile("\\bnew\\s++(?:java\\.io\\.|java\\.util\\.)?+"
            + "(?:(FileReader|FileInputStream|Scanner)|(FileWriter|FileOutputStream|PrintWriter|PrintStream|Formatter))"
            + "\\s*+\\(|\\bFiles\\s*+\\.\\s*+(?:(newBufferedReader|readAllLines|readString|readAllBytes|lines"
            + "|newInputStream)|(newBufferedWriter|write|writeString|newOutputStream))\\s*+\\(");

    private static final Map<String, String> OPPOSITE_IN_JAVA = Map.of(
            "FileReader", "new FileWriter(%s)",
            "FileInputStream", "new FileOutputStream(%s)",
            "FileWriter", "new FileReader(%s)",
            "FileOutputStream", "new FileInputStream(%s)");

    private static final Pattern PYTHON_CALL =
            Pattern.compile("(?<![\\w.])(?:(?:(?:io|codecs)\\.)?+open|(?:pathlib\\.)?+(Path))\\s*+\\(");

    private static final Pattern PATH_METHOD =
            Pattern.compile("\\s*+\\.\\s*+(?:(open)\\s*+\\(|read_(?:text|bytes)|(write_(?:text|bytes)))");

    private static final Pattern AS = Pattern.compile("\\s*+as\\s++(\\w++)");

    private static final Pattern MODE = Pattern.compile("^(?:mode\\s*+=)?+(?!\\s*+\\w++\\s*+=)");

    private static final Pattern CONDITION = Pattern.compile("(?m)^[ \\t]*+#[ \\t]*+(if|endif)");

    private static final Pattern VARIABLE = Pattern.compile("(\\w++)\\s*+(?::[^=\\n]*+)?=(?!=)");

    private static final Pattern STANDARD = Pattern.compile("\\bstd(in|out|err)\\s*+=\\s*+(?:io\\.|codecs\\.)?+$");

    private static final Pattern SET = Pattern.compile("\\bSystem\\s*+\\.\\s*+set(In|Out|Err)\\s*+\\([^;]*+$");

    private static final Pattern OUT = Pattern.compile("(?i)out|ans|write|^fo$|^pw$|^bw$|^w$");

    private static final Pattern IN = Pattern.compile("(?i)in|read|^fi$|^br$|^sc|^r$");

    /** Returns the files that a source opens, in order; parts that the preprocessor may leave out do not count. */
    static List<OpenedFile> in(String text, LanguageName language) {
        if (text.length() > MAX_CHARACTERS) {
            return List.of();
        }
        String code = CodeText.withoutComments(text, isPython(language));
        return new FileCalls(code, language, new ConstantTexts(code)).all();
    }

    private static boolean isPython(LanguageName language) {
        return language.equals(LanguageName.PYTHON3);
    }

    private List<OpenedFile> all() {
        boolean java = language.equals(LanguageName.JAVA);
        boolean python = isPython(language);
        List<OpenedFile> opened = new ArrayList<>();
        Matcher found = (python ? PYTHON_CALL : java ? JAVA_CALL : C_CALL).matcher(code);
        while (found.find() && opened.size() < MAX_OPENED) {
            if (python || !isLeftOut(found.start())) {
                (python ? ofPython(found) : java ? ofJava(found) : ofC(found)).ifPresent(opened::add);
            }
        }
        return opened;
    }

    private boolean isLeftOut(int at) {
        return CONDITION
                        .matcher(code.substring(0, at))
                        .results()
                        .mapToInt(one -> one.group(1).equals("if") ? 1 : -1)
                        .sum()
                != 0;
    }

    private Optional<OpenedFile> ofC(MatchResult found) {
        List<String> arguments = CodeText.arguments(code, found.end() - 1);
        if (found.group(1) != null) {
            return ofFunction(found, arguments);
        }
        String type = found.group(2);
        String variable = found.group(3) == null ? "" : found.group(3);
        if (found.group(4) != null) {
            variable = found.group(4);
            Matcher declared = Pattern.compile("\\b([io]?)fstream\\b[^;(){}]{0,200}?\\b" + variable + "\\b")
                    .matcher(code);
            if (!declared.find()) {
                return Optional.empty();
            }
            type = declared.group(1);
        }
        String mode = arguments.size() > 1 ? arguments.get(1) : "in";
        boolean reads = type.equals("i") || (type.isEmpty() && mode.matches(".*\\bin\\b.*"));
        String opposite = (reads ? "ofstream" : "ifstream") + "(%s)";
        return opened(found, argument(arguments, 0), reads, byName(variable), false, opposite);
    }

    /** A call of fopen or freopen. */
    private Optional<OpenedFile> ofFunction(MatchResult found, List<String> arguments) {
        boolean rebinds = found.group(1).equals("freopen") && arguments.size() > 2;
        Stream stream = rebinds
                ? stream(arguments.get(2).replaceFirst("^(?:std::)?+std", ""))
                : byName(variable(found.start()));
        return argument(arguments, 1).flatMap(how -> {
            boolean reads = how.startsWith("r");
            String end = rebinds ? (reads ? ", stdout)" : ", stdin)") : ")";
            String opposite = found.group(1) + "(%s, " + otherMode(reads, how) + end;
            return opened(found, argument(arguments, 0), reads, stream, rebinds, opposite);
        });
    }

    private static String otherMode(boolean reads, String mode) {
        return '"' + (reads ? "w" : "r") + (mode.contains("b") ? "b" : "") + '"';
    }

    private Optional<OpenedFile> ofJava(MatchResult found) {
        List<String> arguments = CodeText.arguments(code, found.end() - 1);
        boolean reads = found.group(1) != null || found.group(3) != null;
        if ("Scanner".equals(found.group(1)) && !arguments.isEmpty() && !texts.isFile(arguments.get(0))) {
            return Optional.empty(); // It reads the text itself.
        }
        Matcher set = SET.matcher(before(found.start()));
        boolean rebinds = set.find();
        Stream stream = rebinds ? stream(set.group(1)) : byName(variable(found.start()));
        String called = found.group(1) == null ? found.group(2) : found.group(1);
        String other = reads ? "new PrintWriter(%s)" : "new Scanner(new File(%s))";
        String opposite = called == null ? other : OPPOSITE_IN_JAVA.getOrDefault(called, other);
        return opened(found, argument(arguments, 0), reads, stream, rebinds, opposite);
    }

    private Optional<OpenedFile> ofPython(MatchResult found) {
        List<String> arguments = CodeText.arguments(code, found.end() - 1);
        List<String> more = arguments.isEmpty() ? List.of() : arguments.subList(1, arguments.size());
        int end = CodeText.closing(code, found.end() - 1) + 1;
        String usual = "r";
        if (found.group(1) != null) {
            Matcher method = PATH_METHOD.matcher(code).region(end, code.length());
            if (!method.lookingAt()) {
                return Optional.empty();
            }
            usual = method.group(2) == null ? "r" : "w";
            more = method.group(1) == null ? List.of() : CodeText.arguments(code, method.end() - 1);
            end = method.group(1) == null ? end : CodeText.closing(code, method.end() - 1) + 1;
        }
        Matcher standard = STANDARD.matcher(before(found.start()));
        boolean rebinds = standard.find();
        Matcher as = AS.matcher(code).region(end, code.length());
        Stream stream =
                rebinds ? stream(standard.group(1)) : byName(as.lookingAt() ? as.group(1) : variable(found.start()));
        return mode(more, usual).flatMap(how -> {
            boolean reads = how.matches("(?:r|b|t|U)*+\\+?[rbtU]*+");
            return opened(
                    found, argument(arguments, 0), reads, stream, rebinds, "open(%s, " + otherMode(reads, how) + ")");
        });
    }

    private Optional<String> mode(List<String> arguments, String usual) {
        return arguments.stream()
                .filter(one -> MODE.matcher(one).find())
                .findFirst()
                .map(one -> texts.of(MODE.matcher(one).replaceFirst("")))
                .orElse(Optional.of(usual));
    }

    private Optional<OpenedFile> opened(
            MatchResult found, Optional<String> name, boolean reads, Stream stream, boolean rebinds, String opposite) {
        return name.filter(one -> !one.isEmpty() && one.length() <= MAX_NAME)
                .map(one -> new OpenedFile(
                        one.replaceFirst("^(?:\\./)++", ""),
                        reads,
                        stream,
                        rebinds,
                        isPython(language)
                                ? CodeText.isIndentedBelowCondition(code, found.start())
                                : CodeText.isBehindCondition(code, found.start()),
                        String.format(Locale.ROOT, opposite, "\"" + one + "\""),
                        CodeText.lineOf(code, found.start())));
    }

    private String before(int at) {
        return code.substring(Math.max(0, at - BEFORE), at);
    }

    /** The name that the file is assigned to in the same statement; empty where there is none. */
    private String variable(int at) {
        String before = before(at);
        String statement = before.substring(
                Math.max(Math.max(before.lastIndexOf(';'), before.lastIndexOf('{')), before.lastIndexOf('\n')) + 1);
        Matcher name = VARIABLE.matcher(statement);
        return name.find() ? name.group(1) : "";
    }

    private Optional<String> argument(List<String> arguments, int index) {
        return index < arguments.size()
                ? texts.of(arguments.get(index).replaceFirst("^file\\s*+=(?!=)", ""))
                : Optional.empty();
    }

    private static Stream stream(String name) {
        return switch (name.toLowerCase(Locale.ROOT)) {
            case "in" -> Stream.IN;
            case "out" -> Stream.OUT;
            case "err" -> Stream.ERR;
            default -> Stream.UNKNOWN;
        };
    }

    private static Stream byName(String variable) {
        return OUT.matcher(variable).find() ? Stream.OUT : IN.matcher(variable).find() ? Stream.IN : Stream.UNKNOWN;
    }
}
