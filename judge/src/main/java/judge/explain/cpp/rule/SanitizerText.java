package judge.explain.cpp.rule;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.cause.Catalogue;
import judge.cause.Cause.Speaker;
import judge.cause.Cause.Trouble;
import judge.reason.Hint;

/**
 * Reads the report of a program that was built with sanitizers and the assertions of the C++ library on its own
 * mistake. The program could have printed the same itself: all of it is a stranger's text, and explains a verdict only.
 */
public final class SanitizerText {

    private static final int MAX_LINES = 2_000;
    private static final int MAX_LINE = 2_000;
    private static final int MAX_NAME = 60;
    private static final int NULL_PAGE = 0x1000;
    private static final int HEX = 16;
    private static final int RECURSION_FRAMES = 3;

    private static final Pattern UNDEFINED =
            Pattern.compile("^(\\S{1,200}?):(\\d{1,9}):\\d{1,9}: runtime error: (.*)$");
    private static final Pattern ADDRESS = Pattern.compile("ERROR: AddressSanitizer: (.*)$");
    /** A call in a file of source; one with a name that no command line takes is compiled as {@code unit-0.source}. */
    private static final Pattern FRAME =
            Pattern.compile("^\\s+#\\d+ 0x[0-9a-f]+ in (.+?) (\\S+?\\.[A-Za-z+]{1,6}):(\\d{1,9})(?::\\d+)?$");

    private static final Pattern ANY_FRAME = Pattern.compile("^\\s+#\\d+ 0x[0-9a-f]+ in (.+)$");
    private static final Predicate<String> IN_ABORT =
            Pattern.compile("^\\s+#0 0x[0-9a-f]+ in (?:__GI_)?abort\\b").asPredicate();

    private static final Pattern ASSERTION = Pattern.compile("^\\S+:\\d+: (.*?): Assertion '(.*)' failed\\.");
    /** A failed assert() in the program itself, which is named first. */
    private static final Pattern OWN_ASSERTION =
            Pattern.compile("^\\S+: (\\S{1,200}?):(\\d{1,9}): .*?: Assertion `(.*)' failed\\.$");

    /** The library's inner name of the trees that sets and maps are made of. */
    private static final Map<String, String> TREE = Map.of("_Rb_tree", "set");

    private static final Pattern CONTAINER = Pattern.compile("std::(?:__cxx11::|__debug::)?(\\w+)<[^:]*>::\\w*");
    private static final Pattern THROWN =
            Pattern.compile("^terminate called after throwing an instance of '([^']{1,80})'");
    private static final String TERMINATED = "terminate called without an active exception";
    /** Exceptions of the library whose causes are known; every other one the program has thrown itself. */
    private static final Pattern OF_LIBRARY =
            Pattern.compile("std::(out_of_range|invalid_argument|length_error|bad_alloc|bad_array_new_length)");

    /** The names of functions that read a number of a text, which is all that they say. */
    private static final Pattern OF_NUMBER = Pattern.compile("sto(?:i|ll?|ull?|f|l?d)");

    private static final Pattern STRING = Pattern.compile("std::__cxx11::basic_string<char.*");
    private static final Pattern WHAT = Pattern.compile("^\\s+what\\(\\):\\s+(.*)$");
    private static final Pattern SEGMENT = Pattern.compile("SEGV on unknown address (?:0x([0-9a-f]{1,16}))?");

    /** A line of a stack trace that is within the submission. */
    private record Frame(String function, long line) {}

    private final List<String> lines;
    private final Collection<String> sources;

    private SanitizerText(List<String> lines, Collection<String> sources) {
        this.lines = lines;
        this.sources = sources;
    }

    /**
     * Finds the mistake that the sanitizers report.
     *
     * @param stderr the program's standard error
     * @param sources paths within the submission; other places are the library's
     * @param crashed whether the program ends by a signal without sanitizers, too: with them it needs more stack
     * @return empty where the sanitizers are silent or did not start
     */
    public static Optional<Hint> hint(String stderr, Collection<String> sources, boolean crashed) {
        List<String> lines = stderr.lines()
                .limit(MAX_LINES)
                .map(line -> line.substring(0, Math.min(line.length(), MAX_LINE)))
                .toList();
        return new SanitizerText(lines, sources).hint(crashed);
    }

    private Optional<Hint> hint(boolean crashed) {
        for (int i = 0; i < lines.size(); i++) {
            Matcher undefined = UNDEFINED.matcher(lines.get(i));
            if (undefined.find()) {
                return undefined(undefined, i);
            }
            Matcher own = OWN_ASSERTION.matcher(lines.get(i));
            Optional<Hint> library = ofLibrary(lines.get(i), i + 1);
            if (library.isEmpty() && own.find() && isSource(own.group(1))) {
                return Optional.of(
                        Hint.of("run-assertion", "found", own.group(3).replaceAll("\\p{Cc}", "?"))
                                .with("line", Long.parseLong(own.group(2))));
            }
            Matcher address = ADDRESS.matcher(lines.get(i));
            if (library.isPresent() || address.find()) {
                int from = i + 1;
                List<Frame> frames = frames(from);
                return library.or(() -> address(address.group(1), from, frames, crashed))
                        .map(hint -> located(hint, frames));
            }
        }
        return Optional.empty();
    }

    /** The words of the library itself, without a place. */
    private Optional<Hint> ofLibrary(String line, int next) {
        Matcher assertion = ASSERTION.matcher(line);
        if (assertion.find()) {
            return Optional.of(assertion(assertion.group(1), assertion.group(2)));
        }
        Matcher thrown = THROWN.matcher(line);
        return debugged(line)
                .or(() -> thrown.find() ? Optional.of(thrown(thrown.group(1), next)) : Optional.empty())
                .or(() -> line.startsWith(TERMINATED) ? Optional.of(Hint.of("run-terminated")) : Optional.empty());
    }

    /** Reads the library's messages on iterators and orders, from its debug mode. */
    private static Optional<Hint> debugged(String line) {
        if (!line.startsWith("Error: ")) {
            return Optional.empty();
        }
        if (line.matches("Error: attempt to (?:dereference|increment|decrement|advance) a.*")) {
            return Optional.of(Hint.of("run-iterator"));
        }
        if (line.matches("Error: elements in iterator range .*not (?:sorted|partitioned).*")) {
            return Optional.of(Hint.of("run-unsorted"));
        }
        return line.contains("irreflexive") ? Optional.of(Hint.of("run-comparator")) : Optional.empty();
    }

    private Optional<Hint> undefined(Matcher said, int at) {
        Trouble trouble = new Trouble("runtime", "", said.group(3));
        Optional<Hint> hint = Catalogue.first(Speaker.UBSAN, trouble);
        boolean own = isSource(said.group(1));
        return hint.map(
                found -> own ? found.with("line", Long.parseLong(said.group(2))) : located(found, frames(at + 1)));
    }

    private static Hint assertion(String function, String condition) {
        Matcher container = CONTAINER.matcher(function);
        String name = container.find() ? container.group(1).replace("basic_string", "string") : "";
        if (condition.contains("!= end()")) {
            return Hint.of("run-erases-end", "name", TREE.getOrDefault(name, name));
        }
        return Hint.of(condition.contains("empty()") ? "run-container-empty" : "run-container-index", "name", name);
    }

    private Hint thrown(String type, int from) {
        boolean library = OF_LIBRARY.matcher(type).matches();
        String name = STRING.matcher(type).matches() ? "std::string" : type.replaceAll("\\p{Cc}", "?");
        Hint hint = Hint.of(library ? "run-exception" : "run-thrown", "name", name);
        for (String line : lines.subList(from, Math.min(from + 2, lines.size()))) {
            Matcher what = WHAT.matcher(line);
            if (what.find()) {
                return OF_NUMBER.matcher(what.group(1)).matches()
                        ? Hint.of(
                                type.endsWith("range") ? "run-number-too-large" : "run-no-number",
                                "name",
                                what.group(1))
                        : hint.with("found", what.group(1).replaceAll("\\p{Cc}", "?"));
            }
        }
        return hint;
    }

    private Optional<Hint> address(String said, int from, List<Frame> frames, boolean crashed) {
        if (said.startsWith("stack-overflow")) {
            return crashed ? Optional.of(stack(frames)) : Optional.empty();
        }
        if (said.startsWith("SEGV") || said.startsWith("BUS")) {
            boolean aborted = calls(from).findFirst().filter(IN_ABORT).isPresent(); // By a fault, where all else fails.
            return aborted ? Optional.empty() : Optional.of(segment(said, from));
        }
        if (said.startsWith("heap-buffer-overflow") || said.startsWith("container-overflow")) {
            boolean sorting = calls(from).anyMatch(call -> call.contains("__unguarded_"));
            return Optional.of(Hint.of(sorting ? "run-comparator" : "run-heap"));
        }
        if (said.startsWith("negative-size-param") && calls(from).anyMatch(call -> call.contains("::_M_erase("))) {
            return Optional.of(Hint.of("run-after-free"));
        }
        if (said.matches(
                "(stack|global|dynamic-stack)-buffer-(over|under)flow.*|negative-size-param.*|unknown-crash.*")) {
            return Optional.of(Hint.of("run-buffer", "name", AddressText.variable(lines.subList(from, lines.size()))));
        }
        return Catalogue.first(Speaker.ASAN, new Trouble("address", "", said));
    }

    private static Hint stack(List<Frame> frames) {
        if (frames.isEmpty()) {
            return Hint.of("run-recursion");
        }
        String function = frames.get(0).function();
        long same = frames.stream()
                .filter(frame -> frame.function().equals(function))
                .count();
        return same >= RECURSION_FRAMES || frames.size() > RECURSION_FRAMES
                ? Hint.of("run-recursion", "function", function)
                : Hint.of("run-local-too-large");
    }

    private Hint segment(String said, int from) {
        Matcher segment = SEGMENT.matcher(said);
        boolean low = segment.find()
                && segment.group(1) != null
                && Long.parseUnsignedLong(segment.group(1), HEX) >= 0
                && Long.parseUnsignedLong(segment.group(1), HEX) < NULL_PAGE;
        boolean scans = calls(from).anyMatch(call -> call.matches(".*(isoc99_|interceptor_*|^)v?scanf.*"));
        return Hint.of(low && !scans ? "run-null" : "run-wild-pointer");
    }

    /** The functions of the first stack trace, from the innermost. */
    private java.util.stream.Stream<String> calls(int from) {
        return lines.subList(from, lines.size()).stream()
                .dropWhile(line -> !ANY_FRAME.matcher(line).find())
                .takeWhile(line -> ANY_FRAME.matcher(line).find());
    }

    /** Returns the frames of the submission's own functions. */
    private List<Frame> frames(int from) {
        List<Frame> frames = new ArrayList<>();
        calls(from).forEach(call -> {
            Matcher frame = FRAME.matcher(call);
            if (frame.find() && isSource(frame.group(2))) {
                String function = frame.group(1).replaceAll("\\(.*", "");
                frames.add(new Frame(
                        function.substring(0, Math.min(function.length(), MAX_NAME)), Long.parseLong(frame.group(3))));
            }
        });
        return frames;
    }

    private boolean isSource(String path) {
        return sources.stream().anyMatch(source -> path.equals(source) || path.endsWith("/" + source));
    }

    private static Hint located(Hint hint, List<Frame> frames) {
        return frames.isEmpty() ? hint : hint.with("line", frames.get(0).line());
    }
}
