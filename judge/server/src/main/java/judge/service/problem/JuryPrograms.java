package judge.service.problem;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.online.Refusal;
import judge.problem.yaml.Yaml;
import judge.problem.yaml.YamlEdit;

/** The jury's submissions of a package that is open for changes, with the verdict that each must get. */
public record JuryPrograms(PackageYaml yaml) {

    /** The folders that say which verdict a submission must get, with those that the format has first. */
    public static final List<String> FOLDERS = List.of(
            "accepted",
            "wrong_answer",
            "time_limit_exceeded",
            "run_time_error",
            "memory_limit_exceeded",
            "output_limit_exceeded",
            "presentation_error",
            "no_output",
            "compile_error",
            "brute_force",
            "rejected");

    private static final String FOLDER = "submissions/";
    private static final String SCORE = "score";

    /**
     * One of them.
     *
     * @param folder that says the verdict
     * @param name a file, or a folder of files
     * @param score that it must get, as one number or two; empty: none is asked for
     */
    public record Program(String folder, String name, List<String> files, String score) {

        public Program {
            files = List.copyOf(files);
        }

        /** Returns its path below {@code submissions}. */
        public String path() {
            return folder + "/" + name;
        }
    }

    /** All of them, by their paths. */
    public List<Program> all() {
        return yaml.below(FOLDER).stream()
                .map(file -> file.split("/", 4))
                .filter(path -> path.length > 2)
                .map(path -> path[1] + "/" + path[2])
                .distinct()
                .map(this::program)
                .toList();
    }

    private Program program(String path) {
        String[] parts = path.split("/", 2);
        String whole = FOLDER + path;
        List<String> files = yaml.below(whole).stream()
                .filter(file -> file.equals(whole) || file.startsWith(whole + "/"))
                .toList();
        return new Program(
                parts[0], parts[1], files, String.join("-", yaml.words(PackageYaml.SUBMISSIONS, path, SCORE)));
    }

    /**
     * Has one get another verdict or score.
     *
     * @return the moves of its files; what {@code submissions.yaml} says of it stays
     */
    public List<FileChange> change(String path, String folder, String score) {
        Program program = all().stream()
                .filter(one -> one.path().equals(path))
                .findFirst()
                .orElseThrow(Refusal::notFound);
        requireFolder(folder, program.folder());
        String to = folder + "/" + program.name();
        Optional<Yaml> said = yaml.value(PackageYaml.SUBMISSIONS, List.of(path));
        if (said.isPresent() && !to.equals(path)) {
            yaml.put(PackageYaml.SUBMISSIONS, List.of(path), Optional.empty());
            yaml.put(PackageYaml.SUBMISSIONS, List.of(to), Optional.of(YamlEdit.inLine(said.get())));
        }
        score(to, score);
        if (to.equals(path)) {
            return List.of();
        }
        List<FileChange> moves = new ArrayList<>();
        for (String file : program.files()) {
            moves.add(FileChange.moved(file, FOLDER + to + file.substring((FOLDER + path).length())));
        }
        return moves;
    }

    /** Sets the score that a submission must get, where that is asked for. */
    public void score(String path, String score) {
        String[] bounds = score.strip().split("\\s*-\\s*", 2);
        if (bounds.length == 2) {
            String list = "[" + number(bounds[0]) + ", " + number(bounds[1]) + "]";
            yaml.put(PackageYaml.SUBMISSIONS, List.of(path, SCORE), Optional.of(list));
        } else if (!score.isBlank()
                || !yaml.words(PackageYaml.SUBMISSIONS, path, SCORE).isEmpty()) {
            yaml.set(PackageYaml.SUBMISSIONS, score.isBlank() ? "" : number(score.strip()), path, SCORE);
        }
    }

    private static String number(String typed) {
        if (!typed.matches("[0-9]{1,12}(?:\\.[0-9]{1,6})?")) {
            throw Refusal.invalid("jury-score", Map.of("score", typed));
        }
        return typed;
    }

    /** Refuses a folder that says nothing of verdicts, unless it is where a submission lies already. */
    public static void requireFolder(String folder, String there) {
        if (!FOLDERS.contains(folder) && !folder.equals(there)) {
            throw Refusal.invalid("no-such-choice", Map.of("value", folder));
        }
    }
}
