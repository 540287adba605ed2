import java.io.PrintWriter;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        PrintWriter out = new PrintWriter(System.out);
        Runtime.getRuntime().addShutdownHook(new Thread(out::flush));
        out.println(a + b);
        Runtime.getRuntime().halt(0);
    }
}
