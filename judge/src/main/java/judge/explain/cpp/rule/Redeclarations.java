package judge.explain.cpp.rule;

import static judge.explain.cpp.rule.Complaint.either;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.language.Compilation.Diagnostic;
import judge.reason.Hint;

/** Functions that C takes for something else than they are, for which two messages have to be looked at. */
final class Redeclarations {

    private static final Pattern CONFLICT = Pattern.compile("^conflicting types for '(\\w+)'");

    private static final Pattern HEADS = Pattern.compile(
            "^ambiguating new declaration of '[^'(]*?(\\w+)\\(" + "|^conflicting types for '(\\w+)'; have '[^']*\\(");

    private static final Pattern AGAIN = Pattern.compile("^redefinition of '(?:[^'(]*[ *&])?(\\w+)(?:[(\\[ ][^']*)?'");

    private static final Pattern HEADER = Pattern.compile(".*\\.(?:h|hh|hpp|hxx)");

    private static final Pattern KINDS =
            Pattern.compile("^'[^']*?(\\w+)(?: ?\\[[^']*\\]|\\([^']*\\))?' redeclared as different kind");

    private static final Pattern TWICE = Pattern.compile("^multiple definition of [`'](\\w+)'");

    private static final Pattern UNDEFINED = Pattern.compile("^undefined reference to [`'](\\w+)'");

    private Redeclarations() {}

    /** Finds names with two types: called before they were declared, or known to the library as well. */
    static Optional<Hint> hint(Diagnostic diagnostic, List<Diagnostic> all, SourceLines lines) {
        String message = Complaint.plain(diagnostic.message());
        boolean error = diagnostic.kind().equals("error");
        Matcher again = AGAIN.matcher(message);
        if (again.find() && HEADER.matcher(diagnostic.file()).matches() && !lines.isGuarded(diagnostic.file())) {
            return at(diagnostic, "cpp-include-guard", again.group(1));
        }
        Matcher heads = HEADS.matcher(message);
        Matcher conflict = CONFLICT.matcher(message);
        Optional<Hint> differ =
                error && heads.find() ? heads(either(heads, 1, 2), diagnostic, all, lines) : Optional.empty();
        if (differ.isPresent() || (error && conflict.find())) {
            return differ.or(() -> conflict(conflict.group(1), diagnostic, all, lines));
        }
        Matcher kinds = KINDS.matcher(message);
        if (kinds.find() && lines.declarations(kinds.group(1)) > 1) {
            return at(diagnostic, "cpp-redefined", kinds.group(1));
        }
        Matcher twice = TWICE.matcher(message);
        return twice.find() && !twice.group(1).equals("main") && lines.units() == 1
                ? Optional.of(Hint.of("cpp-name-of-library", "name", twice.group(1)))
                : Optional.empty();
    }

    private static Optional<Hint> at(Diagnostic diagnostic, String code, String name) {
        return Optional.of(Hint.of(code, "name", name).with("line", diagnostic.line()));
    }

    private static Optional<Hint> heads(String name, Diagnostic diagnostic, List<Diagnostic> all, SourceLines lines) {
        if (diagnostic.file().endsWith(".c") && lines.bodies(diagnostic.file(), name) > 1) {
            return at(diagnostic, "cpp-overload-c", name);
        }
        return call(name, all).isEmpty() && lines.declaresBefore(diagnostic.file(), diagnostic.line(), name)
                ? at(diagnostic, "cpp-heads-differ", name)
                : Optional.empty();
    }

    private static Optional<Hint> conflict(
            String name, Diagnostic diagnostic, List<Diagnostic> all, SourceLines lines) {
        Optional<Hint> called = call(name, all)
                .map(call -> Hint.of("cpp-declared-later", "name", name).with("line", call.line()));
        boolean isLocal = diagnostic.sourceLine().startsWith(" ")
                || diagnostic.sourceLine().startsWith("\t");
        return called.isPresent() || isLocal || lines.declarations(name) > 1
                ? called
                : at(diagnostic, "cpp-name-of-library", name);
    }

    /** Returns, for a function that the linker does not find, the call that the compiler has warned of. */
    static Diagnostic called(Diagnostic diagnostic, List<Diagnostic> all) {
        Matcher undefined = UNDEFINED.matcher(Complaint.plain(diagnostic.message()));
        return undefined.find()
                ? call(undefined.group(1), all)
                        .map(call -> new Diagnostic(
                                "error",
                                call.file(),
                                call.line(),
                                call.column(),
                                call.message(),
                                call.sourceLine(),
                                diagnostic.code()))
                        .orElse(diagnostic)
                : diagnostic;
    }

    private static Optional<Diagnostic> call(String name, List<Diagnostic> all) {
        Pattern implicit = Pattern.compile("^implicit declaration of function '" + Pattern.quote(name) + "'");
        return all.stream()
                .filter(one -> implicit.matcher(Complaint.plain(one.message())).find())
                .findFirst();
    }
}
