import java.util.Scanner;

public class Main {
    /** With a large frame: there are fewer to unwind. */
    static long dive(long depth) {
        long a = depth, b = a + 1, c = a + 2, d = a + 3, e = a + 4, f = a + 5, g = a + 6, h = a + 7, i = a + 8;
        long j = a + 9, k = a + 10, l = a + 11, m = a + 12, n = a + 13, o = a + 14, p = a + 15, q = a + 16, r = a + 17;
        long s = a + 18, t = a + 19, u = a + 20, v = a + 21, w = a + 22, x = a + 23, y = a + 24, z = a + 25;
        return dive(depth + 1) + a + b + c + d + e + f + g + h + i + j + k + l + m + n + o + p + q + r + s + t + u
                + v + w + x + y + z;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        try {
            dive(0);
        } catch (StackOverflowError expected) {
            System.out.println(a + b);
        }
    }
}
