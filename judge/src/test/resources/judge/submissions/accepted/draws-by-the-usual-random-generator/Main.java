import java.util.Scanner;
import java.util.random.RandomGenerator;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int drawn = RandomGenerator.getDefault().nextInt(1, 9);
        System.out.println(drawn > 0 ? in.nextInt() + in.nextInt() : -1);
    }
}
