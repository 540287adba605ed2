package judge.sandbox.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.jna.Function;
import com.sun.jna.NativeLibrary;
import com.sun.jna.Pointer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

@EnabledOnOs(OS.LINUX)
class DescriptorTest {

    private static final byte[] CONTENT = {1, 2, 3};
    private static final int PROT_READ_AND_WRITE = 3;
    private static final int MAP_SHARED = 1;

    private final NativeLibrary library = NativeLibrary.getInstance("libc.so.6");

    @Test
    void aSealedFileHasItsContentAndCannotBeChanged() throws Exception {
        try (Descriptor file = Descriptor.sealed("sealed", CONTENT)) {
            assertThat(path(file)).hasBinaryContent(CONTENT);
            assertThatThrownBy(() -> Files.write(path(file), new byte[] {4})).isInstanceOf(IOException.class);
        }
    }

    /** The kernel holds pages of its own, too, now and then; a mapping is the same that can be brought about. */
    @Test
    void aFileWhosePagesSomebodyHoldsIsSealedOnceTheyAreLetGo() throws Exception {
        try (Descriptor file = Descriptor.written("held", CONTENT)) {
            Object[] arguments = {Pointer.NULL, 4096L, PROT_READ_AND_WRITE, MAP_SHARED, file.number(), 0L};
            Pointer held = call("mmap").invokePointer(arguments);

            assertThat(file.trySealing()).isFalse();

            assertThat(call("munmap").invokeInt(new Object[] {held, 4096L})).isZero();
            assertThat(file.trySealing()).isTrue();
            assertThat(path(file)).hasBinaryContent(CONTENT);
        }
    }

    private Function call(String name) {
        return library.getFunction(name);
    }

    private static Path path(Descriptor file) {
        return Path.of("/proc/self/fd/" + file.number());
    }
}
