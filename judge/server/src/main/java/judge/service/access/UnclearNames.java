package judge.service.access;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.charset.CharsetException.Reading;
import judge.intake.IntakeException;
import judge.online.Refusal;

/** Zips whose names can be read in several charsets that are near each other: which one it is has to be said. */
public final class UnclearNames {

    /** The code of their refusal, whose details are the readings. */
    public static final String CODE = "archive-charset";

    private UnclearNames() {}

    /** The refusal of such a zip; empty where something else is wrong with it. */
    public static Optional<Refusal> refusal(IntakeException e) {
        return e.readings().isEmpty()
                ? Optional.empty()
                : Optional.of(new Refusal(Refusal.Kind.INVALID, CODE, Map.of(), details(e.readings())));
    }

    /** Each reading as a sentence of its own. */
    public static List<Refusal.Detail> details(List<Reading> readings) {
        return readings.stream()
                .map(one ->
                        new Refusal.Detail("charset-reading", Map.of("charset", one.charset(), "sample", one.sample())))
                .toList();
    }
}
