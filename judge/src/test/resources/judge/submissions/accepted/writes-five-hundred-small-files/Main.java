import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String breach = null;
        for (int i = 0; i < 500; i++) {
            Files.writeString(Path.of("f" + i), "temporary " + i);
        }
        if (!Files.readString(Path.of("f499")).equals("temporary 499")) {
            breach = "its own file is gone";
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
