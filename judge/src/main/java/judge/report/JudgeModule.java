package judge.report;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.ContextualSerializer;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import judge.reason.Code;
import judge.reason.Codes;
import org.jspecify.annotations.Nullable;

/** Writes the values in reports as JSON. */
final class JudgeModule extends SimpleModule {

    JudgeModule() {
        addSerializer(Double.class, new NumberWriter(NumberWriter.DECIMALS));
        addSerializer(double.class, new NumberWriter(NumberWriter.DECIMALS));
        addSerializer(String.class, new TextWriter());
        addSerializer(Instant.class, new InstantWriter());
        addDeserializer(Instant.class, new InstantReader());
        addSerializer(Code.class, new CodeWriter<>(Code.class, Code::code));
        addDeserializer(Code.class, new CodeReader<>(Code.class, Codes.all(), Code::code, "reason"));
    }

    /** Whole numbers without a point, others with as few decimals as they need; those of milliseconds at most three. */
    private static final class NumberWriter extends StdSerializer<Double> implements ContextualSerializer {

        static final int DECIMALS = 6;
        static final int DECIMALS_OF_MILLIS = 3;

        private final int decimals;

        NumberWriter(int decimals) {
            super(Double.class);
            this.decimals = decimals;
        }

        @Override
        public JsonSerializer<?> createContextual(SerializerProvider provider, @Nullable BeanProperty property) {
            boolean millis = property != null && property.getName().endsWith("Millis");
            return new NumberWriter(millis ? DECIMALS_OF_MILLIS : DECIMALS);
        }

        @Override
        public void serialize(Double number, JsonGenerator json, SerializerProvider provider) throws IOException {
            if (!Double.isFinite(number)) {
                provider.reportMappingProblem("%s is no number that a report can hold", number);
            }
            BigDecimal decimal = BigDecimal.valueOf(number)
                    .setScale(decimals, RoundingMode.HALF_UP)
                    .stripTrailingZeros();
            json.writeNumber(decimal.scale() < 0 ? decimal.setScale(0) : decimal);
        }
    }

    private static final class TextWriter extends StdSerializer<String> {
        TextWriter() {
            super(String.class);
        }

        @Override
        public void serialize(String text, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeString(SafeText.wellFormed(text));
        }
    }

    private static final class InstantWriter extends StdSerializer<Instant> {
        InstantWriter() {
            super(Instant.class);
        }

        @Override
        public void serialize(Instant instant, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeString(instant.truncatedTo(ChronoUnit.MILLIS).toString());
        }
    }

    private static final class InstantReader extends StdDeserializer<Instant> {
        InstantReader() {
            super(Instant.class);
        }

        @Override
        public Instant deserialize(JsonParser json, DeserializationContext context) throws IOException {
            String text = json.getValueAsString("");
            try {
                return Instant.parse(text);
            } catch (DateTimeException e) {
                throw context.weirdStringException(text, Instant.class, "not a UTC time in ISO 8601");
            }
        }
    }

    private static final class CodeWriter<E> extends StdSerializer<E> {

        private final transient Function<E, String> code;

        CodeWriter(Class<E> type, Function<E, String> code) {
            super(type);
            this.code = code;
        }

        @Override
        public void serialize(E value, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeString(code.apply(value));
        }
    }

    private static final class CodeReader<E> extends StdDeserializer<E> {

        private final transient Map<String, E> codes;
        private final Class<E> type;
        private final String what;

        CodeReader(Class<E> type, List<E> all, Function<E, String> code, String what) {
            super(type);
            this.type = type;
            this.what = what;
            codes = all.stream().collect(Collectors.toMap(code, Function.identity()));
        }

        @Override
        public E deserialize(JsonParser json, DeserializationContext context) throws IOException {
            String text = json.getValueAsString("");
            E code = codes.get(text);
            if (code == null) {
                throw context.weirdStringException(text, type, "not a " + what + " that this judge knows");
            }
            return code;
        }
    }
}
