package judge.store;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Results in memory, the last used ones: for a judge that may write nothing to the disk. */
public final class MemoryResults implements KeptResults {

    private final long maxBytes;
    private final Map<String, byte[]> entries = new LinkedHashMap<>(16, 0.75f, true);
    private long bytes;

    /**
     * An empty one.
     *
     * @param maxBytes of all entries together
     */
    public MemoryResults(long maxBytes) {
        this.maxBytes = maxBytes;
    }

    @Override
    public synchronized boolean has(String key) {
        return entries.containsKey(key);
    }

    @Override
    public synchronized Optional<byte[]> find(String key) {
        return Optional.ofNullable(entries.get(key)).map(byte[]::clone);
    }

    @Override
    public synchronized void keep(String key, byte[] content) {
        if (content.length > MAX_ENTRY_BYTES) {
            return;
        }
        byte[] before = entries.put(key, content.clone());
        bytes += content.length - (before == null ? 0 : before.length);
        var oldest = entries.entrySet().iterator();
        while (bytes > maxBytes && oldest.hasNext()) {
            bytes -= oldest.next().getValue().length;
            oldest.remove();
        }
    }
}
