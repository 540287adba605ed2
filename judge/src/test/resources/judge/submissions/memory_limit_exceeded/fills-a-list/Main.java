import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        List<int[]> list = new ArrayList<>();
        while (true) {
            list.add(new int[10_000]);
        }
    }
}
