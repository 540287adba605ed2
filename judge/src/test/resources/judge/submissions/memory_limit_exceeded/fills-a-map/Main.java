import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        Map<Integer, Integer> map = new HashMap<>();
        for (int i = 0; ; i++) {
            map.put(i, i);
        }
    }
}
