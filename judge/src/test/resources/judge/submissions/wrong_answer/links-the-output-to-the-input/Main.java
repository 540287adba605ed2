import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        try {
            Files.createLink(Path.of("sum.out"), Path.of("sum.in"));
        } catch (IOException denied) {
            System.out.println("denied");
        }
    }
}
