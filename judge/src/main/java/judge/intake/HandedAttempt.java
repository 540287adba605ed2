package judge.intake;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The files that one contestant handed in at one time to one problem.
 *
 * @param contestant the contestant's name
 * @param problem the problem's id
 * @param label the folder or file that it came as; different labels are different attempts
 * @param number the number of the attempt where the label has one, such as 2 in {@code Main (2)}; else 0
 * @param submitted the time of handing in, where the label has it
 * @param files files with paths from the top of the submission
 */
record HandedAttempt(
        String contestant,
        String problem,
        String label,
        int number,
        Optional<Instant> submitted,
        List<HandedFile> files) {

    HandedAttempt {
        files = List.copyOf(files);
    }

    /** Returns the time of handing in, or else of the last change of its files. */
    Instant modified() {
        return submitted
                .or(() -> files.stream().map(HandedFile::modified).max(Instant::compareTo))
                .orElse(Instant.EPOCH);
    }

    /** The same of somebody who has handed it in, too. */
    HandedAttempt of(String other) {
        return new HandedAttempt(other, problem, label, number, submitted, files);
    }

    HandedAttempt with(HandedFile file) {
        List<HandedFile> more = new ArrayList<>(files);
        more.add(file);
        return new HandedAttempt(contestant, problem, label, number, submitted, more);
    }
}
