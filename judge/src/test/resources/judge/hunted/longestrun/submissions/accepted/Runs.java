import java.util.Scanner;

public class Runs {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int count = in.nextInt();
        int best = 0;
        int run = 0;
        int last = -1;
        for (int i = 0; i < count; i++) {
            int mark = in.nextInt();
            run = mark == last ? run + 1 : 1;
            last = mark;
            best = Math.max(best, run);
        }
        System.out.println(best);
    }
}
