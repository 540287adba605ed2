import java.util.Scanner;

/** Looks at a run when the next one begins, and so never at the last one. */
public class LosesTheLastRun {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int count = in.nextInt();
        int best = 1;
        int run = 0;
        int last = -1;
        for (int i = 0; i < count; i++) {
            int mark = in.nextInt();
            if (mark != last) {
                best = Math.max(best, run);
                run = 0;
                last = mark;
            }
            run++;
        }
        System.out.println(best);
    }
}
