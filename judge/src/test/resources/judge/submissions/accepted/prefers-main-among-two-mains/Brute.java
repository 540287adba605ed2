import java.util.Scanner;

public class Brute {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        System.out.println("BREACH: the wrong main was started");
    }
}
