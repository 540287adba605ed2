import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        for (int i = 0; i < 8192; i++) {
            System.err.println("a = " + a + ", b = " + b + ", still looking, please hold the line .....");
        }
        System.out.println(a + b);
    }
}
