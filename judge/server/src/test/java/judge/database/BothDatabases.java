package judge.database;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.commons.io.file.PathUtils;

/**
 * The databases that all must work on. A test class is run on each of them like this:
 *
 * <pre>{@code
 * @ParameterizedClass
 * @OnEachDatabase
 * class CourseTableTest {
 *
 *     private final Database database;
 *
 *     CourseTableTest(BothDatabases on) {
 *         database = Database.open(on.fresh());
 *     }
 *
 *     @AfterEach
 *     void closes() {
 *         database.close();
 *     }
 * }
 * }</pre>
 *
 * <p>The constructor is called for each test, as always, so that each has a database of its own.
 */
public enum BothDatabases {
    /** A file in a folder of its own. */
    SQLITE {
        @Override
        public String fresh() {
            try {
                Path file = Sqlite.FOLDER.resolve(NUMBER.incrementAndGet() + ".db");
                Files.copy(Sqlite.TEMPLATE, file);
                return "jdbc:sqlite:" + file;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        String empty() {
            return "jdbc:sqlite:" + Sqlite.FOLDER.resolve(NUMBER.incrementAndGet() + ".db");
        }

        @Override
        public String freshIn(Path disk) {
            try {
                return "jdbc:sqlite:" + Files.copy(Sqlite.TEMPLATE, disk.resolve("small.db"));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public void drop(String address) {}
    },
    /** A database of a cluster that is started once for all tests of this JVM. */
    POSTGRESQL {
        @Override
        public String fresh() {
            return Postgres.CLUSTER.create("test" + NUMBER.incrementAndGet(), Postgres.TEMPLATE);
        }

        @Override
        String empty() {
            return Postgres.CLUSTER.create("test" + NUMBER.incrementAndGet(), "template1");
        }

        @Override
        public String freshIn(Path disk) {
            return Postgres.CLUSTER.createIn(disk, "test" + NUMBER.incrementAndGet(), Postgres.TEMPLATE);
        }

        @Override
        public void drop(String address) {
            Postgres.CLUSTER.drop(address.replaceAll("^.*/|[?].*$", ""));
        }
    };

    static {
        // The libraries log every pool and migration: only their warnings are shown.
        Logger.getLogger("").setLevel(Level.WARNING);
    }

    private static final AtomicInteger NUMBER = new AtomicInteger();

    /** All of them; in the first lane, where there may be no PostgreSQL, SQLite alone. */
    static List<BothDatabases> inThisLane() {
        return System.getProperty("judge.databases", "both").equals("sqlite") ? List.of(SQLITE) : List.of(values());
    }

    /** The address of a database that nobody else has, with all tables and nothing in them. */
    public abstract String fresh();

    /** The same without tables. */
    abstract String empty();

    /** The same with its tables on an empty disk, until {@link #drop}. */
    public abstract String freshIn(Path disk);

    /** Lets go of the disk of such a database, which is closed. */
    public abstract void drop(String address);

    /** The tables are made once: that is slower than to copy them. */
    private static final class Sqlite {

        static final Path FOLDER;
        static final Path TEMPLATE;

        static {
            try {
                FOLDER = Files.createTempDirectory("judge-sqlite-");
                TEMPLATE = FOLDER.resolve("template.db");
                Database.open("jdbc:sqlite:" + TEMPLATE).close();
                Runtime.getRuntime().addShutdownHook(new Thread(() -> deleteAll(FOLDER)));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private static void deleteAll(Path folder) {
            try {
                PathUtils.deleteDirectory(folder);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private static final class Postgres {

        static final String TEMPLATE = "template_of_tests";
        static final PostgresCluster CLUSTER = PostgresCluster.start(false);

        static {
            Database.open(CLUSTER.create(TEMPLATE, "template1")).close();
        }
    }
}
