package judge.store;

import java.util.Optional;

/**
 * Keeps results of earlier runs: bytes under a key of 64 hexadecimal digits. One of the judge's seams. An entry appears
 * whole or not at all, and bytes that are not exactly the kept ones count as missing. Any number of threads may use it.
 */
public interface KeptResults {

    /** The largest entry that is kept. */
    int MAX_ENTRY_BYTES = 1 << 20;

    /** Tells whether there is an entry under the key; it may yet turn out to be damaged. */
    boolean has(String key);

    /** Returns the bytes that were kept under the key; empty where they are not there. */
    Optional<byte[]> find(String key);

    /** Keeps the bytes under the key, in place of what was there; not where they are too many or there is no room. */
    void keep(String key, byte[] content);
}
