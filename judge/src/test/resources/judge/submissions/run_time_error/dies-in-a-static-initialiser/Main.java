import java.util.Scanner;

public class Main {
    static final int[] TABLE = new int[3];

    static {
        TABLE[3] = 1;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(in.nextInt() + in.nextInt());
    }
}
