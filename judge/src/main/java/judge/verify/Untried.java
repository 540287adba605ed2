package judge.verify;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import judge.engine.JurySources;
import judge.engine.Languages;
import judge.language.file.FileLanguages;
import judge.problem.Problem;
import judge.problem.jury.Jury;
import judge.problem.jury.JurySubmission;
import judge.reason.Fault;
import judge.sandbox.SandboxException;
import judge.submission.SubmissionException;

/** Names the jury's submissions that are not tried, and why. */
record Untried(Problem problem, Findings findings) {

    /** The form of messages of Python 3 about a program in Python 2, which need not say what it is in. */
    private static final Pattern OLD_PYTHON =
            Pattern.compile("Missing parentheses in call to 'print'|name '(?:raw_input|xrange)' is not defined");

    /** Tells whether a message is about something that only Python 2 has. */
    static boolean isInOldPython(String words) {
        return OLD_PYTHON.matcher(words).find();
    }

    /** The results without those in Python 2, which packages of its time have. */
    List<JuryResult> withoutOldPython(Jury jury, List<JuryResult> results) {
        if (!jury.older()) {
            return results;
        }
        List<JuryResult> old = results.stream()
                .filter(result -> result.complaints().stream()
                        .anyMatch(complaint -> isInOldPython(String.valueOf(complaint.parameters()))))
                .toList();
        inNoLanguage(old.stream().map(JuryResult::path).toList());
        return results.stream().filter(result -> !old.contains(result)).toList();
    }

    private void inNoLanguage(List<String> submissions) {
        if (!submissions.isEmpty()) {
            warn(VerifyFault.SUBMISSIONS_NOT_TRIED, submissions);
        }
    }

    /** The jury without those whose language is not installed here, which are named with what is to be installed. */
    Jury withoutMissing(Jury jury, Languages languages) throws InterruptedException {
        inNoLanguage(jury.skipped());
        Map<Object, List<String>> missing = new LinkedHashMap<>();
        List<JurySubmission> tried = new ArrayList<>();
        for (JurySubmission one : jury.submissions()) {
            Optional<Object> why = missing(one, languages);
            why.ifPresentOrElse(
                    message -> missing.computeIfAbsent(message, any -> new ArrayList<>())
                            .add(one.name()),
                    () -> tried.add(one));
        }
        missing.forEach((message, names) -> warn(VerifyFault.SUBMISSIONS_WITHOUT_LANGUAGE, names, message));
        return new Jury(tried, jury.skipped(), jury.older());
    }

    private Optional<Object> missing(JurySubmission submission, Languages languages) throws InterruptedException {
        try {
            languages.of(JurySources.read(submission, problem), problem);
            return Optional.empty();
        } catch (SandboxException e) {
            return FileLanguages.isMissing(e) ? Optional.of(e.why()) : Optional.empty();
        } catch (SubmissionException e) {
            return Optional.empty(); // The judging of this submission reports the fault.
        }
    }

    private void warn(VerifyFault code, List<String> submissions, Object... message) {
        Object[] values = new Object[message.length + 1];
        values[0] = String.join(", ", submissions);
        System.arraycopy(message, 0, values, 1, message.length);
        findings.warning(Fault.at(problem.folder().resolve("submissions"), code, values));
    }
}
