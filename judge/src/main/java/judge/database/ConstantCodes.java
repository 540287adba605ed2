package judge.database;

import java.util.Locale;

/** Constants of enums as they lie in columns: by their names, as in {@code first-failing}. */
final class ConstantCodes {

    private ConstantCodes() {}

    /** A constant as it lies in a column. */
    static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The constant that lies in a column like this. */
    static Object constant(Class<?> type, String code) {
        for (Object constant : type.getEnumConstants()) {
            if (of((Enum<?>) constant).equals(code)) {
                return constant;
            }
        }
        throw new DatabaseException(type.getSimpleName() + " " + code + " is unknown", null);
    }
}
