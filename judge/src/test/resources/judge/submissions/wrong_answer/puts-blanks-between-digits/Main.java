import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(String.join(" ", Integer.toString(in.nextInt() + in.nextInt()).split("")));
    }
}
