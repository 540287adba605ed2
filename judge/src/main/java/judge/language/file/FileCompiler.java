package judge.language.file;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import judge.language.Compilation;
import judge.language.Compilation.Compiled;
import judge.language.Compilation.Diagnostic;
import judge.language.Compilation.Refused;
import judge.language.SourceCompiler;
import judge.language.tool.EntryFile;
import judge.problem.ProblemLimits;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Sandbox;
import judge.submission.SourceFile;
import judge.submission.SourceText;
import judge.submission.SourceTexts;
import judge.submission.Submission;

/**
 * Builds programs as the language's file says, in the sandbox.
 *
 * @param language the language
 * @param sandbox everything runs in it
 * @param root the files of the host that compilers see
 */
record FileCompiler(LanguageFile language, Sandbox sandbox, ToolRoot root) implements SourceCompiler {

    /** Said of commands that end well and leave nothing to run. */
    private static final String NOTHING_LEFT = "compile left no file \"" + BuildingSpace.PROGRAM
            + "\" in {out}: a command of compile must write the file {program}, such as by \"-o {program}\"";

    @Override
    public Optional<String> description(ProblemLimits limits) {
        return Optional.of(
                root.version() + option(limits).map(name -> " " + name).orElse(""));
    }

    /** The option by which a problem has sources compiled; empty where the language has none. */
    private Optional<String> option(ProblemLimits limits) {
        return language.name().standards().isEmpty()
                ? Optional.empty()
                : Optional.of(limits.languages().standard(language.name()));
    }

    @Override
    public Compilation compile(Submission submission, ProblemLimits limits, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        Map<String, SourceText> texts = texts(submission);
        Optional<String> charset = new SourceTexts(texts, Optional.empty()).charset();
        List<String> told = told(submission);
        Optional<Reason> fault = submission.fault();
        if (fault.isPresent() || told.isEmpty()) {
            Reason why = fault.orElseGet(() -> Reason.of(ReasonCode.NO_SOURCE));
            return new Refused(why, charset, List.of(), Duration.ZERO);
        }
        Optional<String> entry =
                submission.entry().filter(told::contains).or(() -> EntryFile.of(told, submission.problem()));
        if (entry.isEmpty() && needsEntry()) {
            String files = told.stream().collect(Collectors.joining(", "));
            Reason several = Reason.of(ReasonCode.SEVERAL_ENTRY_FILES, "files", files);
            return new Refused(several, charset, List.of(), Duration.ZERO);
        }
        return built(submission, told, entry.orElse(told.get(0)), texts, limits, processors);
    }

    /** The files that are compiled: those that tell the language, or what it is to be run as where none does. */
    private List<String> told(Submission submission) {
        List<String> all = submission.sources().stream().map(SourceFile::path).toList();
        List<String> told = all.stream().filter(language.name()::isTold).toList();
        return told.isEmpty() ? all.stream().filter(language.name()::isSource).toList() : told;
    }

    private boolean needsEntry() {
        return language.running().command().uses(CommandWords.MAIN)
                || language.building().steps().stream().anyMatch(step -> step.uses(CommandWords.MAIN));
    }

    /** The sources as text, for who shows lines of them. */
    private static Map<String, SourceText> texts(Submission submission) {
        Map<String, SourceText> texts = new LinkedHashMap<>();
        submission.sources().forEach(source -> SourceText.decode(source.content())
                .ifPresent(text -> texts.put(source.path(), text)));
        return texts;
    }

    private Compilation built(
            Submission submission,
            List<String> told,
            String entry,
            Map<String, SourceText> texts,
            ProblemLimits limits,
            Set<Integer> processors)
            throws SandboxException, InterruptedException {
        SourceNames names = SourceNames.of(submission.sources());
        BuildingSpace space = new BuildingSpace(language, sandbox, root, names.laid(), limits, processors);
        List<CommandWords> steps = language.building().steps(option(limits));
        List<String> files = told.stream().map(names::laidName).toList();
        Optional<Reason> failure = Optional.empty();
        for (int i = 0; i < steps.size() && failure.isEmpty(); i++) {
            failure = space.step(steps.get(i), files, names.laidName(entry));
        }
        return compilation(names, entry, space, failure, texts);
    }

    private Compilation compilation(
            SourceNames names,
            String entry,
            BuildingSpace space,
            Optional<Reason> failure,
            Map<String, SourceText> texts) {
        Optional<String> charset = new SourceTexts(texts, Optional.empty()).charset();
        boolean startsProgram = language.running().startsProgram();
        boolean left = !startsProgram || space.built().containsKey(BuildingSpace.PROGRAM);
        boolean failed = failure.isPresent() || !left;
        List<Diagnostic> said = new ArrayList<>(
                new CompilerWords(language.building().errors(), texts).read(names.original(space.said()), failed));
        if (failure.isEmpty() && !left) {
            said.add(new Diagnostic("error", "", 0, 0, NOTHING_LEFT, "", ""));
        }
        if (failed) {
            return new Refused(counted(failure, said), charset, said, space.used());
        }
        Map<String, byte[]> program = startsProgram ? space.built() : names.contents();
        String started = startsProgram ? BuildingSpace.PROGRAM : names.laidName(entry);
        return new Compiled(program, started, charset, said, space.used());
    }

    /** The reason of a failure, with the number of errors that were told. */
    private static Reason counted(Optional<Reason> failure, List<Diagnostic> said) {
        long errors = said.stream().filter(one -> one.kind().equals("error")).count();
        Reason error = Reason.of(ReasonCode.COMPILE_ERROR, "errors", Math.max(1, errors));
        return failure.filter(why -> why.code() != ReasonCode.COMPILE_ERROR).orElse(error);
    }
}
