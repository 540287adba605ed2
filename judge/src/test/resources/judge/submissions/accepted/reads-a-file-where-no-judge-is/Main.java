import java.io.FileInputStream;
import java.util.Scanner;

class Main {
    public static void main(String[] args) throws Exception {
        if (System.getProperty("ONLINE_JUDGE") == null) {
            System.setIn(new FileInputStream("my-test.txt"));
        }
        Scanner in = new Scanner(System.in);
        System.out.println(in.nextInt() + in.nextInt());
    }
}
