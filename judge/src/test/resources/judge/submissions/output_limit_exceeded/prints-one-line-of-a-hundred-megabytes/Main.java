import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        byte[] part = "9".repeat(1 << 16).getBytes();
        for (int i = 0; i < 1600; i++) {
            System.out.write(part, 0, part.length);
        }
        System.out.println();
    }
}
