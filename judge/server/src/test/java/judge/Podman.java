package judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * The images of a release, made by podman of what {@code ./mvnw -P release} has made. Debian 12 is their base, or the
 * image that {@code -Dcontainers.base=IMAGE} names; {@code debootstrap} lays one down, as root.
 */
final class Podman {

    /** The options by which a container has no privilege and judges all the same, as containers.md gives them. */
    static final List<String> UNPRIVILEGED = List.of(
            "--read-only",
            "--tmpfs=/tmp",
            "--cap-drop=ALL",
            "--user=1000:1000",
            "--security-opt=no-new-privileges",
            "--security-opt=seccomp=judge/container/seccomp.json",
            "--security-opt=unmask=ALL");

    private static final Path RELEASE = Path.of(System.getProperty("judge.jar")).resolveSibling("release");

    /** The images are built once; with {@code -Dcontainers.built=true} they are there already. */
    private static boolean built = Boolean.getBoolean("containers.built");

    private Podman() {}

    /** Makes both images; where that is not possible the test is skipped, with a line that says why. */
    static void hasImages(Path temp, String test) throws Exception {
        skipsWithout(test, "podman", said("podman", "--version"));
        if (built) {
            return;
        }
        String base = System.getProperty("containers.base", "docker.io/library/debian:12-slim");
        if (base.equals("debootstrap")) {
            base = "localhost/judge-base";
            String lay =
                    "debootstrap --variant=minbase bookworm \"$0\" >&2 && tar -C \"$0\" -c . | podman import - " + base;
            skipsWithout(
                    test,
                    "debootstrap",
                    said("sh", "-c", lay, temp.resolve("base").toString()));
        }
        hasImage(test, base);
        skipsWithout(
                test, "a machine that runs containers", said("podman", "run", "--rm", "--network=none", base, "true"));
        for (String image : List.of("judge-web", "judge-worker")) {
            run(
                    "podman",
                    "build",
                    "--network=host",
                    "--build-arg=BASE=" + base,
                    "--target=" + image,
                    "--tag=" + image,
                    "--file=judge/container/Containerfile",
                    RELEASE.toString());
        }
        built = true;
    }

    /** Skips the test where an image is neither here nor to be fetched. */
    static void hasImage(String test, String image) throws Exception {
        boolean here = said("podman", "image", "exists", image).status() == 0;
        skipsWithout(
                test, "image " + image, here ? new Said(0, "") : said("timeout", "120", "podman", "pull", "-q", image));
    }

    static void skipsWithout(String test, String what, Said tried) {
        if (tried.status() != 0) {
            // Maven's summary counts what is skipped and does not say why.
            System.out.println(test + ": SKIPPED: there is no " + what + ": "
                    + tried.text().strip());
        }
        assumeTrue(tried.status() == 0, "no " + what);
    }

    /** The result of a command. */
    record Said(int status, String text) {}

    static Said said(String... line) throws InterruptedException {
        try {
            Process process = new ProcessBuilder(line).redirectErrorStream(true).start();
            process.getOutputStream().close();
            String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return new Said(process.waitFor(), text);
        } catch (IOException e) {
            return new Said(-1, String.valueOf(e.getMessage()));
        }
    }

    static String run(String... line) throws InterruptedException {
        Said said = said(line);
        assertThat(said.status()).as(said.text()).isZero();
        return said.text();
    }
}
