import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        byte[] bytes = new byte[256];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) i;
        }
        System.out.write(bytes);
        System.out.write(new byte[] {(byte) 0xed, (byte) 0xa0, (byte) 0x80, '\n'});
    }
}
