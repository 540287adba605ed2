package judge.message;

import java.util.List;

/** A sentence by its key, which may be a value in another one. */
interface Said {

    /** The key of the sentence. */
    String key();

    /** The values of its gaps: names and values in turn. */
    List<Object> namesAndValues();
}
