import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Exits with 42 if standard input is a number from 1 to 2000 and as many marks. */
public class Marks {
    public static void main(String[] args) throws IOException {
        String input = new String(System.in.readAllBytes(), StandardCharsets.ISO_8859_1);
        String[] lines = input.split("\n", -1);
        boolean valid = input.matches("[1-9][0-9]{0,3}\n[0-9]( [0-9])*\n")
                && Integer.parseInt(lines[0]) <= 2000
                && Integer.parseInt(lines[0]) == (lines[1].length() + 1) / 2;
        System.exit(valid ? 42 : 43);
    }
}
