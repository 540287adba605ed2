import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        // Once is enough: the first case only.
        if (a == 1) {
            Thread.sleep(6_500);
        }
        System.out.println(a + b);
    }
}
