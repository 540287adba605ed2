import java.util.HashSet;
import java.util.Scanner;
import java.util.Set;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        Set<String> names = new HashSet<>();
        for (int i = 0; ; i++) {
            names.add(("a name that is interned " + i).repeat(400).intern());
        }
    }
}
