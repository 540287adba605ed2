package judge.language.java.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import judge.sandbox.Isolation;
import judge.sandbox.Limits;
import judge.sandbox.Mount;
import judge.sandbox.Outcome;
import judge.sandbox.run.Command;
import judge.sandbox.run.Sandbox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JvmImageTest {

    /** The image is its root. */
    private static final Sandbox WALLS = new Sandbox() {
        @Override
        public Outcome run(Command command, Limits limits) {
            throw new AssertionError("nobody runs anything");
        }

        @Override
        public String seenAs(Mount mount) {
            return mount.target();
        }

        @Override
        public Isolation isolation() {
            throw new AssertionError("nobody asks");
        }

        @Override
        public void close() {
            throw new AssertionError("nobody closes it");
        }
    };

    @Test
    void startsFromTheCacheOfANewerVmWhereThereIsOne(@TempDir Path root) throws Exception {
        JvmImage image = new JvmImage(root);
        assertThat(image.java(WALLS)).containsExactly("/jre/bin/java");
        assertThat(image.bareJava()).containsExactly(root + "/jre/bin/java");

        Path cache = root.resolve("jre").resolve(JvmImage.AOT_CACHE);
        Files.createDirectories(cache.getParent());
        Files.createFile(cache);

        assertThat(image.java(WALLS)).containsExactly("/jre/bin/java", "-XX:AOTCache=/jre/lib/server/judge.aot");
        assertThat(image.bareJava()).containsExactly(root + "/jre/bin/java", "-XX:AOTCache=" + cache);
    }

    @Test
    void anImageIsMadeOnceHoweverManyAskForItAtTheSameTime() throws Exception {
        AtomicInteger made = new AtomicInteger();
        CountDownLatch asked = new CountDownLatch(2);
        JvmImage.Later later = JvmImage.Later.once(() -> new JvmImage(Path.of("image-" + made.incrementAndGet())));
        ExecutorService threads = Executors.newFixedThreadPool(2);
        List<Future<JvmImage>> images = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            images.add(threads.submit(() -> {
                asked.countDown();
                asked.await();
                return later.image();
            }));
        }
        threads.shutdown();

        for (Future<JvmImage> image : images) {
            assertThat(image.get().root()).isEqualTo(Path.of("image-1"));
        }
    }
}
