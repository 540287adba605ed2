package judge.language.python;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import judge.language.SecondLook.How;
import judge.reason.Hint;
import judge.reason.HintCode;

/**
 * A program of {@code slips.txt}.
 *
 * @param code of the hint; none where nothing is wrong with it
 * @param name that the hint tells; a hyphen where it tells none
 */
public record Slip(String code, int line, How how, String name, String source) {

    private static final Map<String, How> HOW =
            Map.of("wrong", How.WRONG, "crash", How.CRASHED, "slow", How.SLOW, "memory", How.MEMORY);

    public static List<Slip> all() throws IOException {
        try (InputStream in = Slip.class.getResourceAsStream("/judge/python/slips.txt")) {
            String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            return Arrays.stream(text.split("(?m)^== "))
                    .filter(block -> !block.isBlank())
                    .map(Slip::parse)
                    .toList();
        }
    }

    private static Slip parse(String block) {
        String[] parts = block.split("\n", 2);
        String[] head = parts[0].split(" ");
        return new Slip(
                head[0],
                Integer.parseInt(head[1]),
                Objects.requireNonNull(HOW.get(head[2])),
                head[3],
                parts[1].replaceAll("(?m)^  ", ""));
    }

    List<Hint> hints() {
        return Arrays.stream(HintCode.values())
                .filter(one -> one.code().equals(code))
                .map(one -> name.equals("-") ? Hint.of(one) : Hint.of(one, "name", name))
                .map(hint -> hint.with("line", line))
                .toList();
    }
}
