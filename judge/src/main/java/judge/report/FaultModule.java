package judge.report;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.util.Map;
import judge.problem.yaml.PackageFault;
import judge.reason.Fault;

/** Writes faults as JSON and reads them: file, line, code and parameters, without language. */
public final class FaultModule extends SimpleModule {

    private static final long serialVersionUID = 1L;

    public FaultModule() {
        addSerializer(Fault.class, new Writer());
        addDeserializer(Fault.class, new Reader());
    }

    private static final class Writer extends StdSerializer<Fault> {

        private static final long serialVersionUID = 1L;

        Writer() {
            super(Fault.class);
        }

        @Override
        public void serialize(Fault fault, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writePOJO(fault.json());
        }
    }

    private static final class Reader extends StdDeserializer<Fault> {

        private static final long serialVersionUID = 1L;

        Reader() {
            super(Fault.class);
        }

        /** Earlier judges wrote a sentence in English. */
        @Override
        public Fault deserialize(JsonParser json, DeserializationContext context) throws IOException {
            return json.currentToken() == JsonToken.VALUE_STRING
                    ? Fault.of(PackageFault.SAID, json.getText())
                    : Fault.read(context.readValue(json, Map.class));
        }
    }
}
