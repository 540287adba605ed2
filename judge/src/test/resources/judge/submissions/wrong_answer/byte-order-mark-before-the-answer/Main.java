import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        System.out.write(new byte[] {(byte) 0xef, (byte) 0xbb, (byte) 0xbf});
        System.out.println(a + b);
    }
}
