import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        int sum = a;
        for (int i = 0; i != 1; i += 2) {
            sum += b;
        }
        System.out.println(sum);
    }
}
