package judge.database.judging;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A try that is asked for.
 *
 * @param version of the problem
 * @param contestant the person's login
 * @param sample the only sample that it is run on; null: the input, or all samples
 * @param input an input of the person's own; null: samples
 * @param sources their zip
 * @param explain whether a failure is to be explained
 */
@SuppressWarnings("ArrayRecordComponent") // handed on, and never compared
public record NewTry(
        long person,
        long assignment,
        long version,
        String contestant,
        Instant created,
        @Nullable String sample,
        byte @Nullable [] input,
        byte[] sources,
        boolean explain) {}
