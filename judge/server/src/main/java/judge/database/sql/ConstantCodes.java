package judge.database.sql;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Constants of enums as they lie in columns: by their names, as in {@code first-failing}. */
public final class ConstantCodes {

    /** The constants of each enum by their codes, looked up once. */
    private static final ClassValue<Map<String, Object>> BY_CODE = new ClassValue<>() {
        @Override
        protected Map<String, Object> computeValue(Class<?> type) {
            Map<String, Object> constants = new HashMap<>();
            for (Object constant : type.getEnumConstants()) {
                constants.put(of((Enum<?>) constant), constant);
            }
            return constants;
        }
    };

    private ConstantCodes() {}

    /** A constant as it lies in a column. */
    public static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The constant that lies in a column like this. */
    public static Object constant(Class<?> type, String code) {
        Object constant = BY_CODE.get(type).get(code);
        if (constant == null) {
            throw new DatabaseException(type.getSimpleName() + " " + code + " is unknown", null);
        }
        return constant;
    }
}
