package judge.database.sql;

/** The last write of a transaction, not made yet: a server gets it and the transaction's end in one message. */
public record FinalStatement<T>(Writing<T> writing) {

    /** Writes it. */
    @FunctionalInterface
    public interface Writing<T> {

        /**
         * Gives what comes of it.
         *
         * @param ending whether the transaction may end with it already
         */
        T write(boolean ending);
    }

    /** Makes the end of a transaction that writes nothing more. */
    public static <T> FinalStatement<T> none(T result) {
        return new FinalStatement<>(ending -> result);
    }

    public T write(boolean ending) {
        return writing.write(ending);
    }
}
