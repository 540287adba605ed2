import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.err.println(new int[1 << 28].length)));
        System.out.println(a + b);
    }
}
