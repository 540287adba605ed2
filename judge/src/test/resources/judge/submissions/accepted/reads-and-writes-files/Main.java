import java.io.File;
import java.io.PrintWriter;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        try (Scanner in = new Scanner(new File("sum.in"));
                PrintWriter out = new PrintWriter("sum.out")) {
            out.println(in.nextInt() + in.nextInt());
        }
    }
}
