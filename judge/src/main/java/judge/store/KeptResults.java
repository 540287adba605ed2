package judge.store;

import java.util.Optional;

/**
 * What is kept of earlier runs: bytes under a key of 64 hexadecimal digits. One of the judge's seams. An entry appears
 * whole or not at all, and whatever is not exactly what was kept counts as not there. Any number of threads may use it.
 */
public interface KeptResults {

    /** The largest entry that is kept. */
    int MAX_ENTRY_BYTES = 1 << 20;

    /** Whether something is there under the key; it may yet turn out not to be what was kept. */
    boolean has(String key);

    /** What was kept under the key; nothing where that is not there. */
    Optional<byte[]> find(String key);

    /** Keeps the bytes under the key, in place of what was there; not where they are too many or there is no room. */
    void keep(String key, byte[] content);
}
