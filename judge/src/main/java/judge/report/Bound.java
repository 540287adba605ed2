package judge.report;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import java.io.IOException;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/**
 * Marks the most points that can be earned: where there is no bound (positive infinity), the key is left out of the
 * file.
 */
@JacksonAnnotationsInside
@Retention(RetentionPolicy.RUNTIME)
@JsonInclude(value = JsonInclude.Include.CUSTOM, valueFilter = Bound.None.class)
@JsonDeserialize(using = Bound.Reader.class)
@interface Bound {

    /** Equal to what is left out, as the library asks for it. */
    @SuppressWarnings({"EqualsHashCode", "EqualsUnsafeCast"})
    final class None {

        @Override
        public boolean equals(Object other) {
            return other instanceof Double number && number == Double.POSITIVE_INFINITY;
        }

        @Override
        public int hashCode() {
            return Double.hashCode(Double.POSITIVE_INFINITY);
        }
    }

    /** Reads what is left out. */
    final class Reader extends StdDeserializer<Double> {

        private static final long serialVersionUID = 1;

        Reader() {
            super(Double.class);
        }

        @Override
        public Double deserialize(JsonParser json, DeserializationContext context) throws IOException {
            return _parseDoublePrimitive(json, context);
        }

        @Override
        public Object getAbsentValue(DeserializationContext context) {
            return Double.POSITIVE_INFINITY;
        }
    }
}
