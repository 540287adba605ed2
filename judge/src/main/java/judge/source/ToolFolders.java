package judge.source;

import java.util.Locale;
import java.util.Set;

/** Folders that systems and tools leave beside sources: what is in them nobody wrote for a submission. */
public final class ToolFolders {

    /** Names in small letters: macOS' archives, virtual environments and installed packages, what CMake writes. */
    private static final Set<String> NAMES =
            Set.of("__macosx", "__pycache__", "venv", "site-packages", "dist-packages", "node_modules", "cmakefiles");

    private static final String BUILT_BY_CLION = "cmake-build-";

    private ToolFolders() {}

    /** Tells whether a folder is one of them, by its name; hidden ones are, too. */
    public static boolean is(String name) {
        String small = name.toLowerCase(Locale.ROOT);
        return name.startsWith(".") || NAMES.contains(small) || small.startsWith(BUILT_BY_CLION);
    }
}
