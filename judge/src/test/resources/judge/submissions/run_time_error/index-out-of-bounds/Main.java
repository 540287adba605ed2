import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        int[] t = new int[2];
        t[2] = a + b;
        System.out.println(t[2]);
    }
}
