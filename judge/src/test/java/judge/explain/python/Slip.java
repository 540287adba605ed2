package judge.explain.python;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import judge.explain.look.SecondLook.How;
import judge.language.CauseExample;
import judge.reason.Hint;

/**
 * A program in Python that is looked at for slips: of the catalogue, or one of {@code right.txt} without any.
 *
 * @param code of the hint; none where nothing is wrong with it
 * @param name that the hint tells; a hyphen where it tells none
 */
record Slip(String code, int line, How how, String name, String source) {

    private static final Map<String, How> HOW =
            Map.of("wrong", How.WRONG, "crash", How.CRASHED, "slow", How.SLOW, "memory", How.MEMORY);

    static List<Slip> all() throws IOException {
        return Stream.concat(CauseExample.all("python/slip").stream(), CauseExample.all("python/right.txt").stream())
                .map(Slip::of)
                .toList();
    }

    private static Slip of(CauseExample example) {
        List<String> options = example.options();
        How how = Objects.requireNonNull(HOW.get(options.get(0)));
        return new Slip(
                example.code(),
                Math.toIntExact(example.line()),
                how,
                options.get(1),
                example.sources().get("a.py"));
    }

    List<Hint> hints() {
        Hint hint = name.equals("-") ? Hint.of(code) : Hint.of(code, "name", name);
        return code.equals("none") ? List.of() : List.of(hint.with("line", line));
    }
}
