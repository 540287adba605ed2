package judge.problem;

import java.math.BigDecimal;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.YamlMap;
import judge.reason.Reason;

/**
 * The arguments of the format's default output validator.
 *
 * @param caseSensitive whether letters must have the same case
 * @param spaceSensitive whether white space must be the same
 * @param relative the greatest distance of a number from the answer, as a part of the answer
 * @param absolute the greatest distance of a number from the answer
 */
public record TokenOptions(
        boolean caseSensitive, boolean spaceSensitive, OptionalDouble relative, OptionalDouble absolute) {

    /**
     * The options that a package's arguments ask for.
     *
     * @throws WrongArgumentException with a sentence on the first argument that is wrong
     */
    public static TokenOptions parse(List<String> arguments) {
        return parse(arguments, false);
    }

    /**
     * The same where no tolerance may be given twice, as the latest version of the format has it; by older ones the
     * last counts.
     *
     * @throws WrongArgumentException with a sentence on the first argument that is wrong
     */
    public static TokenOptions parseOnce(List<String> arguments) {
        return parse(arguments, true);
    }

    private static TokenOptions parse(List<String> arguments, boolean once) {
        boolean caseSensitive = false;
        boolean spaceSensitive = false;
        Tolerances tolerances = new Tolerances(once);
        Iterator<String> words = arguments.iterator();
        while (words.hasNext()) {
            String word = words.next();
            switch (word) {
                case "case_sensitive" -> caseSensitive = true;
                case "space_change_sensitive" -> spaceSensitive = true;
                case "float_relative_tolerance", "float_absolute_tolerance", "float_tolerance" -> tolerances.add(
                        word, words);
                default -> throw new WrongArgumentException(PackageFault.ARGUMENT_UNKNOWN.of(word));
            }
        }
        return new TokenOptions(caseSensitive, spaceSensitive, tolerances.relative, tolerances.absolute);
    }

    /** Tells whether numbers are compared as numbers. */
    public boolean hasTolerance() {
        return relative.isPresent() || absolute.isPresent();
    }

    /** These options with a tolerance, relative or absolute, where they have none. */
    public TokenOptions withDefaultTolerance(double tolerance) {
        OptionalDouble both = OptionalDouble.of(tolerance);
        return hasTolerance() ? this : new TokenOptions(caseSensitive, spaceSensitive, both, both);
    }

    private static final class Tolerances {

        private final boolean once;
        private OptionalDouble relative = OptionalDouble.empty();
        private OptionalDouble absolute = OptionalDouble.empty();

        Tolerances(boolean once) {
            this.once = once;
        }

        void add(String word, Iterator<String> words) {
            boolean both = word.equals("float_tolerance");
            OptionalDouble value = OptionalDouble.of(number(word, words));
            if (both || word.equals("float_relative_tolerance")) {
                refuse(once && relative.isPresent(), word);
                relative = value;
            }
            if (both || word.equals("float_absolute_tolerance")) {
                refuse(once && absolute.isPresent(), word);
                absolute = value;
            }
        }

        private static void refuse(boolean twice, String word) {
            if (twice) {
                throw new WrongArgumentException(PackageFault.TOLERANCE_TWICE.of(word));
            }
        }

        private static double number(String word, Iterator<String> words) {
            if (!words.hasNext()) {
                throw new WrongArgumentException(PackageFault.TOLERANCE_MISSING.of(word));
            }
            String text = words.next();
            Optional<BigDecimal> number = YamlMap.decimal(text).filter(value -> value.signum() >= 0);
            return number.map(BigDecimal::doubleValue)
                    .filter(Double::isFinite)
                    .orElseThrow(() -> new WrongArgumentException(PackageFault.TOLERANCE_NOT_A_NUMBER.of(word, text)));
        }
    }

    /** An argument that is wrong. */
    public static final class WrongArgumentException extends IllegalArgumentException {

        private static final long serialVersionUID = 1L;
        private final transient Reason reason;

        private WrongArgumentException(Reason reason) {
            super(reason.toString());
            this.reason = reason;
        }

        /** Why it is wrong. */
        public Reason reason() {
            return reason;
        }
    }
}
