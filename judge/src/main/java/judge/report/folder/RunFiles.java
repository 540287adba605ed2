package judge.report.folder;

/** What the files of a run are called that are there once. */
final class RunFiles {

    static final String SUMMARY = "summary.json";
    static final String PROBLEMS = "problems.json";
    static final String SECRETS = "secrets.json";
    static final String ROSTER = "roster.json";

    private RunFiles() {}
}
