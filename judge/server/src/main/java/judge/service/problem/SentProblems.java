package judge.service.problem;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.foreign.ForeignException;
import judge.foreign.ForeignException.Cause;
import judge.foreign.ForeignProblem;
import judge.foreign.ForeignProblems;
import judge.intake.IntakeException;
import judge.intake.LeftOut;
import judge.intake.PackageZip;
import judge.message.KeyedSentence;
import judge.online.Refusal;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.problem.yaml.ProblemFormatException;
import judge.reason.Fault;
import judge.service.access.UnclearNames;
import judge.service.problem.WaitingProblem.Content;
import judge.service.problem.WaitingProblem.Told;

/** Problems of other judges, and test data alone, as somebody sends them: packages are made of them. */
record SentProblems(PackageFolders folders) {

    private static final String SET = ".xml";
    private static final int MOST_NAME = 40;

    /**
     * A package that was made, and what is to be told of it.
     *
     * @param titled whether it has a title that comes neither of the name of what was sent nor of its own id
     */
    @SuppressWarnings("ArrayRecordComponent") // handed on, and never compared
    record Made(String slug, byte[] zip, Told told, boolean titled) {

        /** The titles that tell that it is a problem which is there already. */
        Set<String> titles() {
            Content content = told.content();
            return !titled || content == null
                    ? Set.of()
                    : Set.copyOf(content.names().values());
        }
    }

    /** Reads what was sent; {@code name}: as its sender calls it, with its ending. */
    List<Made> read(String name, byte[] content, Optional<Charset> charset) {
        try (PackageFolders.Draft draft = folders.draft()) {
            List<ForeignProblem> problems = problems(name, content, charset, draft.folder());
            List<Made> made = new ArrayList<>();
            long bytes = 0;
            for (ForeignProblem problem : problems) {
                Path above = Files.createDirectory(draft.folder().resolve("made-" + made.size()));
                made.add(made(problem, above, slug(unzipped(name))));
                bytes += made.get(made.size() - 1).zip().length;
                if (bytes > PackageZip.MOST_ZIP_BYTES) {
                    throw BroughtPackage.refused(new LeftOut("", LeftOut.Cause.TOO_LARGE));
                }
            }
            return made;
        } catch (IntakeException e) {
            throw UnclearNames.refusal(e).orElseGet(() -> BroughtPackage.refused(e.leftOut()));
        } catch (InvalidPathException e) {
            throw BroughtPackage.refused(new LeftOut(e.getInput(), LeftOut.Cause.UNREADABLE));
        } catch (IOException e) {
            throw new Refusal(Refusal.Kind.UNAVAILABLE, "no-room", Map.of());
        }
    }

    private static List<ForeignProblem> problems(String name, byte[] content, Optional<Charset> charset, Path folder)
            throws IOException, IntakeException {
        // A single folder around all else is not kept, also where that is Hydro's testdata alone.
        Path sent = Files.createDirectory(folder.resolve("sent"));
        Path inside = Files.createDirectory(sent.resolve("testdata"));
        try {
            if (name.toLowerCase(Locale.ROOT).endsWith(SET)) {
                return ForeignProblems.readFile(Files.write(inside.resolve("set" + SET), content));
            }
            PackageZip.unpack(content, inside, charset);
            boolean bare = Files.exists(inside.resolve("config.yaml")) || Files.exists(inside.resolve("config.yml"));
            return ForeignProblems.read(bare ? sent : inside, slug(unzipped(name)), charset);
        } catch (ForeignException e) {
            throw refused(e, name, sent);
        }
    }

    private static Refusal refused(ForeignException e, String name, Path sent) {
        boolean whole = e.file().isEmpty() || e.file().startsWith(sent.toString());
        String about = e.why() == Cause.UNREADABLE ? "" : e.detail();
        return Refusal.invalid(
                "import-unread",
                Map.of(
                        "why",
                        KeyedSentence.of(
                                "error.import-problem."
                                        + e.why()
                                                .name()
                                                .toLowerCase(Locale.ROOT)
                                                .replace('_', '-'),
                                "file",
                                whole ? name : e.file(),
                                "detail",
                                about)));
    }

    private static Made made(ForeignProblem problem, Path above, String sent) throws IOException {
        String slug = slug(problem.id());
        Path folder = problem.write(above, slug);
        Told told = told(problem, folder, above);
        Content content = told.content();
        boolean titled = content != null
                && content.names().values().stream()
                        .anyMatch(title -> !title.equalsIgnoreCase(sent) && !title.equalsIgnoreCase(problem.id()));
        return new Made(slug, PackageZip.of(folder), told, titled);
    }

    private static String unzipped(String name) {
        return name.replaceFirst("(?i)\\.zip$", "");
    }

    private static Told told(ForeignProblem problem, Path folder, Path above) {
        List<String> files = List.copyOf(problem.files().keySet());
        try {
            Problem read = PackageReader.read(folder);
            return new Told(Content.of(read), files, problem.remarks(), List.of());
        } catch (ProblemFormatException e) {
            List<Fault> faults = PackageFindings.within(e.faults(), above);
            return new Told(null, files, problem.remarks(), faults);
        }
    }

    /** A name for addresses, made of one for people. */
    private static String slug(String name) {
        String plain = name.replaceAll("[^A-Za-z0-9._-]+", "-").replaceAll("^[._-]+|[._-]+$", "");
        String whole = plain.isEmpty() ? "problem" : plain;
        return whole.substring(0, Math.min(MOST_NAME, whole.length()));
    }
}
