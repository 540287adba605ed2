package judge;

import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.cert.X509Certificate;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509TrustManager;
import org.apache.commons.io.file.PathUtils;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/**
 * {@code compose.yaml} loses nothing when its containers are killed under load: three kills, or {@code
 * -Dcontainers.kills=50}.
 */
@Tag("containers")
@Isolated("starts containers")
class ComposeIT {

    private static final String PROJECT = "judgetest";
    private static final List<String> KILLED = List.of("worker", "db", "web", "proxy");

    @TempDir
    private Path temp;

    private String address = "";
    private boolean begun;

    @AfterEach
    void ends() throws InterruptedException {
        if (begun) {
            Podman.said(compose("down", "-v"));
        }
    }

    @Test
    void losesNothingWhenContainersAreKilled() throws Exception {
        Podman.hasImages(temp, "ComposeIT");
        Podman.skipsWithout("ComposeIT", "podman-compose", Podman.said("podman-compose", "version"));
        Podman.hasImage("ComposeIT", "docker.io/library/postgres:15");
        Podman.hasImage("ComposeIT", "docker.io/library/caddy:2");
        HttpClient http = HttpClient.newBuilder().sslContext(anyCertificate()).build();
        try (SteadyStudent student = new SteadyStudent(http)) {
            starts(student);
            student.begins(teacher());
            for (int i = 0; i < Integer.getInteger("containers.kills", 3); i++) {
                student.handsInMore(1);
                kill(KILLED.get(i % KILLED.size()));
            }
            student.handsInMore(1);
            int judged = student.endsWithAllJudged();
            System.out.println("ComposeIT: " + judged + " submissions were confirmed, and all of them judged");
        }
    }

    private void starts(SteadyStudent student) throws Exception {
        Path folder = Files.createDirectories(temp.resolve("judge/docs"));
        PathUtils.copyDirectory(
                Path.of("judge/container"), temp.resolve("judge/container"), StandardCopyOption.COPY_ATTRIBUTES);
        Files.copy(Path.of("judge/docs/worker-role.sql"), folder.resolve("worker-role.sql"));
        Podman.run("sh", temp.resolve("judge/container/secrets.sh").toString());
        try (ServerSocket free = new ServerSocket(0)) {
            address = "https://localhost:" + free.getLocalPort();
        }
        begun = true;
        Podman.run(compose("up", "-d"));
        student.asks(List.of(address));
        Eventually.until("the first answer", () -> {
            TimeUnit.SECONDS.sleep(1);
            return student.status("GET", "/health", "text/plain", "") == 200;
        });
    }

    /** A command of podman-compose with the port that was free. */
    private String[] compose(String... arguments) {
        String line = "JUDGE_PORT=" + URI.create(address).getPort() + " exec podman-compose -p " + PROJECT + " -f "
                + temp.resolve("judge/container/compose.yaml") + " " + String.join(" ", arguments);
        return new String[] {"sh", "-c", line};
    }

    /** The token of a teacher. */
    private String teacher() throws Exception {
        Path password = Files.writeString(temp.resolve("password"), "correct horse battery staple");
        Podman.run("podman", "cp", password.toString(), name("web") + ":/data/password");
        account("add tina --name=Tina --role=teacher --password-file=/data/password");
        return account("token tina");
    }

    private static String account(String arguments) throws InterruptedException {
        String line = "judge account " + arguments + " --db 'jdbc:postgresql://db/judge?user=judge'";
        return Podman.run("podman", "exec", name("web"), "sh", "-c", line);
    }

    private static String name(String service) {
        return PROJECT + "_" + service + "_1";
    }

    private static void kill(String service) throws InterruptedException {
        String[] asked = {"podman", "inspect", "-f", "{{.State.Pid}}", name(service)};
        String id = Podman.run(asked).strip();
        Podman.run("kill", "-9", id);
        Eventually.until(service + " runs again", () -> {
            TimeUnit.MILLISECONDS.sleep(200);
            String now = Podman.said(asked).text().strip();
            return now.matches("[1-9]\\d*") && !now.equals(id);
        });
    }

    /** Takes any, as Caddy has made the certificate itself. */
    private static SSLContext anyCertificate() throws Exception {
        SSLContext context = SSLContext.getInstance("TLS");
        TrustManager any = new X509TrustManager() {
            @Override
            public void checkClientTrusted(X509Certificate[] chain, String kind) {}

            @Override
            public void checkServerTrusted(X509Certificate[] chain, String kind) {}

            @Override
            public X509Certificate[] getAcceptedIssuers() {
                return new X509Certificate[0];
            }
        };
        context.init(null, new TrustManager[] {any}, null);
        return context;
    }
}
