package judge.cli.command;

import java.nio.charset.Charset;
import java.util.Optional;
import judge.charset.Charsets;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The charset of lists and of names in zips, as a command is told that reads some. */
public final class CharsetOption {

    static final class Reader implements ITypeConverter<Charset> {
        @Override
        public Charset convert(String text) {
            return Charsets.named(text).orElseThrow(() -> new TypeConversionException("no such charset"));
        }
    }

    @Option(names = "--charset", paramLabel = "NAME", descriptionKey = "charset", converter = Reader.class)
    private @Nullable Charset given;

    /** The charset that was named; empty: the text tells it. */
    public Optional<Charset> given() {
        return Optional.ofNullable(given);
    }
}
