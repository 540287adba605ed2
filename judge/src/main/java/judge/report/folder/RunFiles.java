package judge.report.folder;

/** The names of the files that a run has once. */
final class RunFiles {

    static final String SUMMARY = "summary.json";
    static final String PROBLEMS = "problems.json";
    static final String SECRETS = "secrets.json";
    static final String ROSTER = "roster.json";

    private RunFiles() {}
}
