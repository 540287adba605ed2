package judge.sandbox.account;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The folders in which groups are made; in version 2 all the same one.
 *
 * @param version 1 or 2
 * @param cpu accounts of CPU time, where version 1 has them mounted
 */
record Hierarchy(int version, Path memory, Path pids, Optional<Path> cpu) {

    List<Path> folders() {
        return Stream.concat(Stream.of(memory, pids), cpu.stream()).distinct().toList();
    }
}
