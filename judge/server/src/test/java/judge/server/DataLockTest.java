package judge.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import judge.message.DisplayLanguage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DataLockTest {

    @TempDir
    Path temp;

    @Test
    void letsNobodyElseLookIntoTheFolderAlsoWhereItWasMadeBefore() throws Exception {
        Path made = temp.resolve("a/made");
        Path empty = Files.createDirectory(temp.resolve("empty"));
        Path full = Files.createDirectory(temp.resolve("full"));
        String before = permissions(Files.createFile(full.resolve("of-somebody")));
        for (Path folder : new Path[] {empty, full}) {
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
        for (Path folder : new Path[] {made, empty, full}) {
            DataLock.of(folder).close();
        }

        assertThat(permissions(made)).isEqualTo("rwx------");
        assertThat(permissions(empty)).isEqualTo("rwx------");
        assertThat(permissions(full)).isEqualTo("rwxr-xr-x");
        assertThat(permissions(full.resolve("of-somebody"))).isEqualTo(before);
        assertThat(permissions(full.resolve("lock"))).isEqualTo("rw-------");
        DataHome.of(full);
        assertThat(permissions(full.resolve("home"))).isEqualTo("rw-------");
    }

    @Test
    void aFileIsNoFolderAndTheSentenceNamesIt() throws Exception {
        Path file = Files.writeString(temp.resolve("data"), "");

        assertThatThrownBy(() -> DataLock.of(file))
                .isInstanceOf(ServerFailure.class)
                .hasMessage("cannot use the folder " + file + ": " + file + " is a file");
        assertThatThrownBy(() -> DataLock.of(file.resolve("below")))
                .isInstanceOf(ServerFailure.class)
                .hasMessageNotContaining("Exception");
    }

    @Test
    void thatAnotherHasTheDataIsSaidInBothLanguages() throws Exception {
        DataLock lock = DataLock.of(temp);
        try {
            assertThatThrownBy(() -> DataLock.of(temp))
                    .hasMessage("another server or worker is using the data in " + temp
                            + ": stop it, or name another folder with --data")
                    .isInstanceOfSatisfying(ServerFailure.class, failure -> assertThat(
                                    failure.sentence().in(DisplayLanguage.ZH))
                            .startsWith("另一个服务器或评测机正在使用 " + temp + " 里的数据："));
        } finally {
            lock.close();
        }
    }

    private static String permissions(Path folder) throws Exception {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(folder));
    }
}
