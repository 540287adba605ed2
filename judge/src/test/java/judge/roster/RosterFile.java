package judge.roster;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;

/** A roster in a file of its own, which is read. */
abstract class RosterFile {

    @TempDir
    Path folder;

    static List<Student> withoutGroups(Roster roster) {
        return roster.students().stream()
                .map(student -> new Student(student.id(), student.name()))
                .toList();
    }

    final List<Student> read(byte[] bytes) throws IOException, RosterException {
        return withoutGroups(RosterReader.read(Files.write(folder.resolve("roster.csv"), bytes), Optional.empty())
                .roster());
    }

    final List<Student> read(String text) throws IOException, RosterException {
        return read(text.getBytes(StandardCharsets.UTF_8));
    }
}
