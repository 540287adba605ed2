import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        try {
            System.out.println(in.nextInt() + in.nextInt());
        } catch (RuntimeException _) {
            System.out.println("no numbers");
        }
    }
}
