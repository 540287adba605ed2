package judge.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PackageReachTest {

    @TempDir
    Path temp;

    private Path checkout;
    private Path folder;

    @BeforeEach
    void makesACheckoutWithAPackage() throws IOException {
        checkout = temp.resolve("contest");
        folder = Files.createDirectories(checkout.resolve("problems/sum"));
        Files.createDirectories(checkout.resolve(".git"));
        Files.createDirectories(checkout.resolve("headers"));
        Files.writeString(checkout.resolve("headers/common.h"), "");
        Files.writeString(checkout.resolve("headers/grades.csv"), "");
    }

    @Test
    void holdsWhatIsInThePackage() throws IOException {
        Files.writeString(folder.resolve("grades.csv"), "");

        assertThat(reads("copy.in", folder.resolve("grades.csv"))).isTrue();
        assertThat(reads("within", folder)).isTrue();
    }

    @Test
    void holdsASourceOfTheCheckoutUnderTheNameOfOne() throws IOException {
        Path common = checkout.resolve("headers/common.h");

        assertThat(reads("common.h", common)).isTrue();
        assertThat(reads("common.in", common)).isFalse();
        assertThat(reads("grades.csv", checkout.resolve("headers/grades.csv"))).isFalse();
        assertThat(reads("grades.h", checkout.resolve("headers/grades.csv"))).isFalse();
        assertThat(reads("headers.h", checkout.resolve("headers"))).isFalse();
    }

    @Test
    void holdsNothingOutsideOfTheCheckoutAndNothingThatIsHidden() throws IOException {
        Path outside = Files.writeString(temp.resolve("outside.h"), "");
        Path hidden = Files.writeString(checkout.resolve(".git/hook.py"), "");

        assertThat(reads("outside.h", outside)).isFalse();
        assertThat(reads("hook.py", hidden)).isFalse();
    }

    @Test
    void holdsNothingElseWhereThereIsNoCheckout() throws IOException {
        Files.delete(checkout.resolve(".git"));

        assertThat(reads("common.h", checkout.resolve("headers/common.h"))).isFalse();
    }

    private boolean reads(String link, Path target) throws IOException {
        return PackageReach.of(folder).holds(Files.createSymbolicLink(folder.resolve(link), target));
    }
}
