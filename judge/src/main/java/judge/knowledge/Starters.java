package judge.knowledge;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** The programs to start from, which lie beside the classes. */
public final class Starters {

    private Starters() {}

    public static String named(Class<?> beside, String name, String ending) {
        String full = name + ending;
        try (@Nullable InputStream file = beside.getResourceAsStream("starter/" + full + ".txt")) {
            if (file == null) {
                throw new IllegalStateException("there is no starter " + full);
            }
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
