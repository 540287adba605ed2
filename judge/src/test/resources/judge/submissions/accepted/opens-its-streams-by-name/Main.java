import java.io.FileWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws IOException {
        Scanner in = new Scanner(Files.readString(Path.of("/dev/stdin")));
        try (PrintWriter out = new PrintWriter(new FileWriter("/dev/stdout"))) {
            out.println(in.nextInt() + in.nextInt());
        }
    }
}
