import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        List<byte[]> live = new ArrayList<>();
        for (int i = 0; i < 38 * 64; i++) {
            live.add(new byte[16 * 1024]);
        }
        for (long i = 0; i >= 0; i++) {
            live.set((int) (i * 7 % live.size()), new byte[16 * 1024]);
        }
        System.out.println(a + b);
    }
}
