import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        in.close();
        System.out.println(in.nextInt());
    }
}
