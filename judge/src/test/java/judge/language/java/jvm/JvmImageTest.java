package judge.language.java.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class JvmImageTest {

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
