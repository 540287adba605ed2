import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String answer = String.valueOf(a + b);
        int half = (answer.length() + 1) / 2;
        System.out.print(answer.substring(0, half));
        if (half < answer.length()) {
            System.exit(0);
        }
        System.out.println(answer.substring(half));
    }
}
