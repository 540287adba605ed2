import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Scanner;
import java.util.zip.GZIPInputStream;

public class Main {
    /** forbidden.so for Linux on x86-64, made from forbidden.c.txt beside this file. */
    static final String LIBRARY =
            "H4sIAAAAAAACA6t39XFjYmRkgAFmBjsGBI+BwQFGCyCLWTCwAkkOBnawWlYG3KCABZVmgJoD0scGxAH8EH6APCq9gQGVhulj"
                    + "IlEfB5QOfFqSwsZAPIB5Nwioj4UE+xiRaCYkPiEAUifEwMKwCaphBxNUwiuxLDHeNzEzL76kqNIxJ4fBMcwx1DEkNNij8c0N"
                    + "oLzjLpAqxx1gcieIBAvssAAS+wWBHvHovMbP6tF6gL/FFWimR+fxvSD5OjVcGm0ZQKqAevYy4jHeEqzqOsTwzuNg838CNdRZ"
                    + "HXdRmQJS4tFbojIFUzvYfLAoP2tDjcpURv4pB/i3HWA8wHkUU7HjHjAJdsmOXyBDjx/7+///f5/O5z6dr8DecuSff8yVf9s3"
                    + "x4PPmNL43x/g12xRmQEyHUivgNI7wDpbVE5AwxTI7IDGD5DZA6RYIMwJCOYUaKR49G4BK97hCOTt8gC72+P7BY+DL+x7ZY6C"
                    + "THPh/Mz52qO3RkVhJy+Q69P54LPHamAoSIC0A2mZAgjtkAA2rkZFwvP4IaAn/u/QYgS5C8z26XwGN9ej8+jBpyycdyHhscOZ"
                    + "EWToe5/OR0gqDh98zAqxdcZOfritoDCfsWMlRAOqeWycd3drgtKEGpDYxwqOvhtwJQcfsHMe3a8BEfXpfIckwcH5wqPxCCip"
                    + "Rcc6xjjGOsYd3mEDiX1gGgG58OV1YJzsSIWJASPFgX/KcQf+bf/BCvlZXyr9+/+fYRSMglEwCkbBKBgFo2AUjIJhB2Dd3Aho"
                    + "Pw7WN14A5cP6oAVQPheULwSluaG0BL0crFecUVxSVJKYxKCXkVicwaCXUplXXJkLoUuKGPRKUitKGPRSM+LTihJzU8HiibmZ"
                    + "yVSynhsaRkxo4QajRRgQ/X7k/jwsnAWhZjChhSuMNoCPa0C6cxxo4SsJlWNCiycYLYSln44MFJHGMkAA1n/H6Mfj0K+ONFaA"
                    + "dbwEDXCg8Q2hdjMzoI1P8KOOSzCj6RdAcg8zngEQKwL+BwC1QDFxQBIAAA==";

    static native int tryAll();

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
            int done = tryAll();
            if (done != 0) {
                breach = "calls that succeeded: " + Integer.toBinaryString(done);
            }
        } catch (IOException | UnsatisfiedLinkError denied) {
            System.err.println(denied);
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
