package judge.web.api;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Map;
import judge.online.Refusal;
import judge.report.FaultModule;
import judge.report.Report;
import judge.report.ReportJson;
import judge.report.SafeText;
import judge.web.http.Bodies;

/** Requests and answers in JSON; what is read is bounded in size and depth. */
final class ApiJson {

    private static final int MOST_BYTES = 256 << 10;
    private static final int MOST_DEPTH = 8;
    private static final int MOST_NAME_CHARACTERS = 100;
    private static final int MOST_NUMBER_CHARACTERS = 40;
    private static final String TYPE = "application/json";

    private final JsonMapper mapper = JsonMapper.builder(JsonFactory.builder()
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(MOST_DEPTH)
                            .maxNameLength(MOST_NAME_CHARACTERS)
                            .maxNumberLength(MOST_NUMBER_CHARACTERS)
                            .maxStringLength(MOST_BYTES)
                            .build())
                    .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();
    private final JsonMapper writer = JsonMapper.builder()
            .addModule(new FaultModule())
            .addModule(new SimpleModule()
                    .addSerializer(Double.class, new PointsWriter())
                    .addSerializer(double.class, new PointsWriter()))
            .build();

    ApiJson() {
        writer.getFactory().setCharacterEscapes(new SafeText());
    }

    /** Writes points as in reports: whole numbers without a point, others with as few decimals as they need. */
    private static final class PointsWriter extends StdSerializer<Double> {

        private static final long serialVersionUID = 1L;
        private static final int DECIMALS = 6;

        PointsWriter() {
            super(Double.class);
        }

        @Override
        public void serialize(Double number, JsonGenerator json, SerializerProvider provider) throws IOException {
            BigDecimal decimal = BigDecimal.valueOf(number)
                    .setScale(DECIMALS, RoundingMode.HALF_UP)
                    .stripTrailingZeros();
            json.writeNumber(decimal.scale() < 0 ? decimal.setScale(0) : decimal);
        }
    }

    /** The object that a request has for a body. */
    JsonFields read(Context ctx) {
        byte[] body = Bodies.read(ctx, MOST_BYTES);
        JsonNode tree;
        try {
            tree = mapper.readTree(body);
        } catch (JsonProcessingException e) {
            long line = e.getLocation() == null ? 1 : e.getLocation().getLineNr();
            long column = e.getLocation() == null ? 1 : e.getLocation().getColumnNr();
            throw Refusal.invalid("json-broken", Map.of("line", line, "column", column));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (tree == null || !tree.isObject()) {
            throw Refusal.invalid("json-no-object");
        }
        return new JsonFields("", tree);
    }

    /** Answers with a value. */
    void write(Context ctx, int status, Object value) {
        try {
            ctx.status(status).contentType(TYPE).result(writer.writeValueAsBytes(value));
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A report as reports are written everywhere. */
    JsonNode tree(Report report) {
        try {
            return writer.readTree(new ReportJson().write(report));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
