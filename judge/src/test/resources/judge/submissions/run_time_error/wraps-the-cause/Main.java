import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        try {
            Worker.work();
        } catch (RuntimeException e) {
            throw new IllegalStateException("worker failed", new RuntimeException("wrapped", e));
        }
    }
}
