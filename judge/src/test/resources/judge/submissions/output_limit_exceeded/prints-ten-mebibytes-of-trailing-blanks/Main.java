import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        System.out.println(a + b);
        byte[] blanks = " ".repeat(1 << 20).getBytes();
        for (int i = 0; i < 10; i++) {
            System.out.write(blanks, 0, blanks.length);
        }
        System.out.flush();
    }
}
