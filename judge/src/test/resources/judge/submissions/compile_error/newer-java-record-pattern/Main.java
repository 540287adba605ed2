import java.util.Scanner;

public class Main {
    record Pair(int a, int b) {}

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Object pair = new Pair(in.nextInt(), in.nextInt());
        if (pair instanceof Pair(int a, int b)) {
            System.out.println(a + b);
        }
    }
}
