import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        byte[] bytes = Files.readAllBytes(Path.of("sum.in"));
        System.in.close();
        Scanner in = new Scanner(new String(bytes));
        System.out.println(in.nextInt() + in.nextInt());
    }
}
