import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        int made = 0;
        for (int i = 0; i < 100; i++) {
            Path folder = Files.createDirectory(Path.of("d" + i));
            for (int j = 0; j < 1_000; j++) {
                Files.createFile(folder.resolve("f" + j));
                made++;
            }
        }
        System.out.println("BREACH: made " + made + " files");
    }
}
