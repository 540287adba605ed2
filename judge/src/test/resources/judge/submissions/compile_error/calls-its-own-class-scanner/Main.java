import java.util.*;

public class Scanner {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(1);
    }
}
