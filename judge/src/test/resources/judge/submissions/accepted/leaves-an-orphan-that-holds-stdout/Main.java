import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Scanner;
import java.util.zip.GZIPInputStream;

public class Main {
    /** orphan.so for Linux on x86-64, made from orphan.c.txt beside this file. */
    static final String LIBRARY =
            "H4sIAAAAAAACA6t39XFjYmRkgAFmBjsGBI+BwQFGCyCLWTCwAkkOBnawWlYG3MCBCZVmgJoD0scGxAH8EH6APCq9gQGVhulj"
                    + "IlEfB5QOfFqSwsZAPIB5Nwioj4UE+xiRaCYkPiEAUifEwMKwDaqhDSbhlViWGO+bmJkXn5ZflO1fVJCRmMcQ7LgLJOe4A0zu"
                    + "BJFggR2WQMKj87pH5zV+Vo/Owx6tB0pYOm9EH95RAJQACh13UXnxHwg8ektUXjjuAoXODj641AcbkHYg4wfIMI/eGpUPEIt2"
                    + "KIPNBRq6wwZiAz/r6+UMo2AUjIJRMApGwSgYBaNgFIyCUTCCAQuUjoD242B94wVQPqwPWgDlc0H5YlCaG0pL0MvBesUZxSVF"
                    + "JYlJDHoZicUZDHoplXnFlbkQuqSIQa8ktaKEQS81Iz6tKDE3FSyemJuZTCXruaFhxIQWbjBahAHR70fuz8PCWRBqBhNauMJo"
                    + "A/i4BqSPzYEWvpJQOSa0eILRYlj66chAEWksAwRg/XeMfjwO/epIYwVYx0vQAAca3xBqNzMD2vgEP+q4BDOafgEk9zDjGQCx"
                    + "IuB+ALcY97VAEgAA";

    static native int forkOrphan();

    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String breach = null;
        try {
            byte[] packed = Base64.getDecoder().decode(LIBRARY);
            Path library = Path.of("native.so").toAbsolutePath();
            Files.write(library, new GZIPInputStream(new ByteArrayInputStream(packed)).readAllBytes());
            System.load(library.toString());
            System.err.println("orphan " + forkOrphan());
        } catch (IOException | UnsatisfiedLinkError denied) {
            System.err.println(denied);
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
