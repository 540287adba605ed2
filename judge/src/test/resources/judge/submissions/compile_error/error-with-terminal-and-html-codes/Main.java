import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String s = "<script>alert(1)</script>[2J]0;owned=HYPERLINK(\"x\")" error;
    }
}
