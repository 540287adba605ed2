package judge.cli.command;

import judge.cli.terminal.DisplayWidth;
import judge.message.Visible;
import judge.report.CompileSection;
import judge.report.CompileSection.Diagnostic;
import org.jspecify.annotations.Nullable;

/** The words of a compiler for people, and the lines of the source that they are about. */
record CompilationView(Session session) {

    void print(CompileSection compile) {
        String charset = String.valueOf(compile.charset());
        @Nullable String compiler = compile.compiler();
        @Nullable String main = compile.mainClass();
        if (compile.ok() && compiler != null) {
            String shown = main == null ? "" : Visible.of(main);
            say("check.compiled-by", "compiler", Visible.of(compiler), "mainClass", shown, "charset", charset);
        } else if (compile.ok()) {
            say("check.compiled", "mainClass", String.valueOf(main), "charset", charset);
        }
        for (Diagnostic diagnostic : compile.diagnostics()) {
            String kind = diagnostic.kind().equals("error") ? "error" : "warning";
            String message = session.messages().diagnostic(diagnostic.code(), diagnostic.message());
            say("check.diagnostic." + kind, "place", place(diagnostic), "message", message);
            printSourceLine(diagnostic);
        }
    }

    private void say(String key, Object... parameters) {
        session.out().println(session.text(key, parameters));
    }

    /** Returns the place, such as {@code Main.java:3}; empty where there is no file, as in a linker's message. */
    private static String place(Diagnostic diagnostic) {
        return diagnostic.file().isEmpty() || diagnostic.line() <= 0
                ? diagnostic.file()
                : diagnostic.file() + ":" + diagnostic.line();
    }

    /** The line with a mark below the place, both without the blanks at the line's start. */
    private void printSourceLine(Diagnostic diagnostic) {
        String stripped = diagnostic.sourceLine().stripLeading();
        if (stripped.isEmpty()) {
            return;
        }
        session.out().println("    " + Visible.of(stripped));
        long column = diagnostic.column() - 1 - (diagnostic.sourceLine().length() - stripped.length());
        if (column >= 0 && column < stripped.length()) {
            int width = DisplayWidth.of(Visible.of(stripped.substring(0, (int) column)));
            session.out().println("    " + " ".repeat(width) + session.palette().good("^"));
        }
    }
}
