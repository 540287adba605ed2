package judge.problem.jury;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import judge.problem.Problem;
import judge.problem.jury.ExpectedOutcome.Rule;
import judge.problem.jury.ExpectedOutcome.ScoreRange;
import judge.problem.jury.SubmissionsYaml.Said;
import judge.problem.yaml.Faults;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.PackageIndex;
import judge.problem.yaml.Yaml;

/** Reads the folder {@code submissions} of a package. */
record JuryFolder(PackageIndex index, Problem problem, boolean legacy, Faults faults) {

    private static final String FOLDER = "submissions";
    private static final Rule ANYTHING = new Rule("", Outcomes.ANY, Outcomes.ANY, Optional.empty());

    Jury read() {
        Optional<SubmissionsYaml> yaml =
                index.yaml(SubmissionsYaml.FILE, faults).map(keys -> new SubmissionsYaml(keys, problem, legacy));
        Map<String, Said> rules = yaml.map(SubmissionsYaml::read).orElse(Map.of());
        List<String> programs = programs();
        if (!problem.type().questions() && programs.stream().noneMatch(program -> program.startsWith("accepted/"))) {
            faults.omissions().add(index.shown("submissions/accepted"), PackageFault.SUBMISSION_MISSING);
        }
        rules.keySet().stream()
                .filter(pattern -> Outcomes.ofFolder(pattern, legacy).isEmpty())
                .filter(pattern -> programs.stream().noneMatch(path -> Glob.matchesPathOrParent(pattern, path)))
                .forEach(pattern -> yaml.orElseThrow().warnOfNothing(pattern));
        List<String> skipped = programs.stream()
                .filter(program -> !canBeJudged(program, said(program, rules)))
                .toList();
        return new Jury(submissions(programs, rules), skipped, legacy);
    }

    private List<JurySubmission> submissions(List<String> programs, Map<String, Said> rules) {
        List<JurySubmission> submissions = new ArrayList<>();
        for (String program : programs) {
            String path = PackageIndex.join(FOLDER, program);
            List<Rule> mine = scored(program, rules(program, rules));
            if (mine.isEmpty()) {
                faults.warnings().add(index.shown(path), PackageFault.SUBMISSION_FOLDER_UNKNOWN);
                mine = List.of(Rule.NOTHING_ASKED);
            }
            List<Said> said = said(program, rules);
            if (canBeJudged(program, said)) {
                submissions.add(new JurySubmission(
                        index.path(path),
                        program,
                        new ExpectedOutcome(mine, !legacy && tagged(program).isEmpty()),
                        last(said, Said::language),
                        last(said, Said::entry)));
            }
        }
        return submissions;
    }

    /** Paths of all submissions below the folder, sorted. */
    private List<String> programs() {
        List<String> programs = new ArrayList<>();
        for (String folder : index.children(FOLDER)) {
            String path = FOLDER + "/" + folder;
            if (index.hasFolder(path)) {
                index.children(path).forEach(child -> programs.add(folder + "/" + child));
            } else if (!path.equals(SubmissionsYaml.FILE) && !folder.startsWith("README")) {
                faults.warnings().add(index.shown(path), PackageFault.SUBMISSION_OUTSIDE_FOLDER);
            }
        }
        programs.removeIf(program -> program.contains("/README"));
        return programs;
    }

    /** Returns the settings of the patterns that match a submission. */
    private static List<Said> said(String program, Map<String, Said> rules) {
        return rules.entrySet().stream()
                .filter(entry -> Glob.matchesPathOrParent(entry.getKey(), program))
                .map(Map.Entry::getValue)
                .toList();
    }

    /** A later pattern says it instead of an earlier one. */
    private static Optional<String> last(List<Said> said, Function<Said, Optional<String>> what) {
        return said.stream().flatMap(one -> what.apply(one).stream()).reduce((one, other) -> other);
    }

    private boolean canBeJudged(String program, List<Said> said) {
        if (problem.type().submitAnswer()) {
            return index.hasSource(FOLDER + "/" + program, problem.type().handedIn());
        }
        Optional<String> language = last(said, Said::language);
        if (language.isPresent()) {
            return index.languages().ofCode(language.get()).isPresent();
        }
        return index.hasSource(FOLDER + "/" + program) && !isPython2(FOLDER + "/" + program);
    }

    /** The first line of a script may say that it is in the older Python, which has the same ending. */
    private boolean isPython2(String path) {
        if (!path.endsWith(".py") || !index.hasFile(path)) {
            return false;
        }
        try (InputStream in = Files.newInputStream(index.path(path))) {
            String start = new String(in.readNBytes(100), StandardCharsets.ISO_8859_1);
            return start.lines().findFirst().orElse("").matches("#!.*python2.*");
        } catch (IOException e) {
            return false; // Whoever judges it will say so.
        }
    }

    /**
     * Tells whether a grader accepts in this folder with fewer than all points, which is seen in the score and not in
     * the cases.
     */
    private boolean isPartly(String folder) {
        return folder.equals("partially_accepted") && problem.data().grading().isPresent();
    }

    /** The verdicts of DOMjudge's tag, where it counts. */
    private Optional<Rule> tagged(String program) {
        return Outcomes.isOfficial(folder(program))
                ? Optional.empty()
                : tags(program).verdicts();
    }

    private ExpectedResults tags(String program) {
        String path = FOLDER + "/" + program;
        List<String> files = index.hasFile(path) ? List.of(path) : index.filesBelow(path, "");
        return ExpectedResults.of(files.stream().map(index::path).toList());
    }

    /**
     * Returns the rules with the score that a tag names, in every folder: the first rule on the submission as a whole
     * asks for it.
     */
    private List<Rule> scored(String program, List<Rule> rules) {
        ExpectedResults tags = tags(program);
        String where = index.shown(FOLDER + "/" + program);
        if (!tags.unclear().isEmpty()) {
            Object shown = new Yaml.Scalar(tags.unclear(), Yaml.Kind.TEXT, 1).shown();
            faults.warnings().add(where, PackageFault.SUBMISSION_TAG_UNCLEAR, shown);
        }
        if (tags.contradicts()) {
            faults.warnings().add(where, PackageFault.SUBMISSION_TAGS_CONTRADICT);
        }
        if (tags.score().isEmpty()) {
            return rules;
        }
        if (!problem.scoring()) {
            faults.warnings().add(where, PackageFault.SUBMISSION_TAG_WITHOUT_SCORING);
            return rules;
        }
        return withScore(rules, tags.score());
    }

    /** The same rules, of which the first that is about all cases and says no score says this one. */
    private static List<Rule> withScore(List<Rule> rules, Optional<ScoreRange> score) {
        List<Rule> mine = new ArrayList<>(rules);
        for (Rule rule : rules) {
            if (rule.cases().isEmpty() && rule.score().isEmpty()) {
                mine.set(mine.indexOf(rule), rule.withScore(score));
                return mine;
            }
        }
        mine.add(Rule.NOTHING_ASKED.withScore(score));
        return mine;
    }

    private static String folder(String program) {
        return program.substring(0, program.indexOf('/'));
    }

    private List<Rule> rules(String program, Map<String, Said> rules) {
        String folder = folder(program);
        List<Rule> mine = new ArrayList<>();
        Optional<Rule> tagged = tagged(program);
        tagged.ifPresent(mine::add);
        if (tagged.isEmpty() && !rules.containsKey(folder)) {
            Outcomes.ofFolder(folder, legacy)
                    .map(rule -> isPartly(folder) ? ANYTHING : rule)
                    .ifPresent(mine::add);
        }
        said(program, rules).forEach(one -> mine.addAll(one.rules()));
        // Verdicts are of cases, of which there are none where nothing is run: that only the tag can speak of.
        boolean mayNotCompile =
                tagged.filter(rule -> rule.required().contains("CE")).isPresent();
        return mayNotCompile ? mine.stream().map(Rule::orCompileError).toList() : mine;
    }
}
