import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String text = "a".repeat(40);
        boolean matches = text.matches("(a?){40}b|" + "a?".repeat(40) + "a".repeat(40) + "b");
        System.out.println(matches ? 0 : a + b);
    }
}
