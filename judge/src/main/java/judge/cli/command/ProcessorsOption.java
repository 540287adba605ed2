package judge.cli.command;

import java.util.List;
import judge.sandbox.kernel.Processors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The option that says which processors programs run on, for every command that runs some. */
public final class ProcessorsOption {

    /** The option's name. */
    public static final String NAME = "--processors";

    /** A value of its own, as an option whose type is a list can be given several times. */
    record Numbers(List<Integer> numbers) {}

    /** Reads the list; what is wrong with it is said by {@code UsageSentences}. */
    static final class Reader implements ITypeConverter<Numbers> {
        @Override
        public Numbers convert(String text) {
            try {
                return new Numbers(Processors.parse(text));
            } catch (IllegalArgumentException e) {
                throw new TypeConversionException(String.valueOf(e.getMessage()));
            }
        }
    }

    @Option(names = NAME, paramLabel = "LIST", descriptionKey = "processors", converter = Reader.class)
    private @Nullable Numbers given;

    public boolean isGiven() {
        return given != null;
    }

    /** The processors by the kernel's numbers: all that this process may use, if nobody names some of them. */
    public List<Integer> chosen() throws CommandFailure {
        List<Integer> allowed = Processors.allowed();
        if (given == null) {
            return allowed;
        }
        for (int number : given.numbers()) {
            if (!allowed.contains(number)) {
                throw new CommandFailure(
                        "error.processor-not-allowed", "processor", number, "allowed", Processors.list(allowed));
            }
        }
        return given.numbers();
    }
}
