package judge.language.python;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import judge.language.CauseExample;
import judge.language.SecondLook.How;
import judge.reason.Hint;
import judge.reason.HintCode;

/**
 * A program of {@code slips.txt}.
 *
 * @param code of the hint; none where nothing is wrong with it
 * @param name that the hint tells; a hyphen where it tells none
 */
record Slip(String code, int line, How how, String name, String source) {

    private static final Map<String, How> HOW =
            Map.of("wrong", How.WRONG, "crash", How.CRASHED, "slow", How.SLOW, "memory", How.MEMORY);

    static List<Slip> all() throws IOException {
        return CauseExample.all("python/slips.txt").stream().map(Slip::of).toList();
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
        return Arrays.stream(HintCode.values())
                .filter(one -> one.code().equals(code))
                .map(one -> name.equals("-") ? Hint.of(one) : Hint.of(one, "name", name))
                .map(hint -> hint.with("line", line))
                .toList();
    }
}
