import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        for (int i = 0; i < 900; i++) {
            Files.createFile(Path.of("f" + i));
        }
        System.out.println(a + b);
    }
}
