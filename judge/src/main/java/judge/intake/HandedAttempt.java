package judge.intake;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What one contestant handed in at one time to one problem.
 *
 * @param contestant the contestant's name
 * @param problem the problem's id
 * @param label the folder or file that it came as; different labels are different attempts
 * @param number of the attempt where the label has one, such as 2 in {@code Main (2)}; else 0
 * @param submitted when it was handed in, where the label says so
 * @param files with paths from the top of the submission
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

    /** When it was handed in, or else when the last of its files was changed. */
    Instant modified() {
        return submitted
                .or(() -> files.stream().map(HandedFile::modified).max(Instant::compareTo))
                .orElse(Instant.EPOCH);
    }

    HandedAttempt with(HandedFile file) {
        List<HandedFile> more = new ArrayList<>(files);
        more.add(file);
        return new HandedAttempt(contestant, problem, label, number, submitted, more);
    }
}
