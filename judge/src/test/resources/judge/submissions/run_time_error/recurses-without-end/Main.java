import java.util.Scanner;

public class Main {
    static int dive(int n) {
        return dive(n + 1) + dive(n + 2);
    }

    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        System.out.println(a + b + dive(0));
    }
}
