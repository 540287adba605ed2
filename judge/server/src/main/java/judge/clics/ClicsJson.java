package judge.clics;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.stream.Stream;

/** Values of JSON as the Contest API has them. */
final class ClicsJson {

    private ClicsJson() {}

    static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    static ArrayNode array(Stream<String> texts) {
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        texts.forEach(array::add);
        return array;
    }

    /** A number as the Contest API likes it: whole ones without a point. */
    static BigDecimal number(double value) {
        BigDecimal decimal = BigDecimal.valueOf(Math.rint(value * 1e6) / 1e6).stripTrailingZeros();
        return decimal.scale() < 0 ? decimal.setScale(0) : decimal;
    }
}
