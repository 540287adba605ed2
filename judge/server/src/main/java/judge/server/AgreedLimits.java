package judge.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.time.Clock;
import java.util.Optional;
import judge.database.Database;
import judge.digest.Sha256;
import judge.store.KeptResults;
import org.jspecify.annotations.Nullable;

/** Time limits that were measured on any machine of a pool: whoever was the first has measured for all of them. */
final class AgreedLimits implements KeptResults {

    private final Database database;
    private final Clock clock;
    private final String pool;

    /**
     * Makes the limits of a pool.
     *
     * @param pool the pool; null: the machines that are in none
     */
    AgreedLimits(Database database, Clock clock, @Nullable String pool) {
        this.database = database;
        this.clock = clock;
        this.pool = pool == null ? "" : pool;
    }

    @Override
    public boolean has(String key) {
        return find(key).isPresent();
    }

    @Override
    public Optional<byte[]> find(String key) {
        return database.read(tables -> tables.timeLimits().find(inPool(key))).map(content -> content.getBytes(UTF_8));
    }

    /** Keeps it where there is none yet; what is there stays. */
    @Override
    public void keep(String key, byte[] content) {
        database.write(tables -> {
            tables.timeLimits().keep(inPool(key), new String(content, UTF_8), clock.instant());
            return key;
        });
    }

    private String inPool(String key) {
        return new Sha256().addText(key).addText(pool).hex();
    }
}
