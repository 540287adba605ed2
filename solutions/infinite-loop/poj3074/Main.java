import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

/** Waits for an empty line where the file ends with "end": readLine gives null for ever after, and null is not empty. */
public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int puzzles = 0;
        String line = in.readLine();
        while (!"".equals(line)) {
            puzzles++;
            line = in.readLine();
        }
        System.out.println(puzzles + " puzzles read");
    }
}
