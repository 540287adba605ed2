import java.util.Scanner;
import java.util.stream.IntStream;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        int sum = IntStream.of(a, b).parallel().sum();
        long check = IntStream.range(0, 1_000_000).parallel().filter(i -> i % 2 == 0).count();
        System.out.println(check == 500_000 ? sum : -1);
    }
}
