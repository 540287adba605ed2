import java.nio.file.Files;
import java.nio.file.Path;

public class Main {
    public static void main(String[] args) throws Exception {
        String[] words = Files.readString(Path.of("sum.in")).trim().split("\\s+");
        System.out.println(Integer.parseInt(words[0]) + Integer.parseInt(words[1]));
    }
}
