import java.util.Scanner;

public class Main {
    static int dive(int depth) {
        return dive(depth + 1) + 1;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        try {
            dive(0);
        } catch (StackOverflowError expected) {
            System.out.println(a + b);
        }
    }
}
