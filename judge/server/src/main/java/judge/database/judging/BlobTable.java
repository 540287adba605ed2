package judge.database.judging;

import judge.digest.Sha256;
import org.jdbi.v3.core.Handle;

/** Content by its SHA-256; what is there once is not stored again. */
public record BlobTable(Handle handle) {

    /** The statement that stores a blob, with the parameters {@code :hash} and {@code :content}. */
    static final String PUT = "insert into blob (hash, content) values (:hash, :content) on conflict (hash) do nothing";

    /** Stores content, and gives its digest in hexadecimal digits. */
    public String put(byte[] content) {
        String hash = Sha256.of(content).hex();
        handle.createUpdate(PUT).bind("hash", hash).bind("content", content).execute();
        return hash;
    }

    /** The content with this digest, which must be there. */
    public byte[] get(String hash) {
        return handle.createQuery("select content from blob where hash = :hash")
                .bind("hash", hash)
                .mapTo(byte[].class)
                .one();
    }
}
