import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        try {
            Class.forName("Breach");
            System.out.println("BREACH: the annotation processor was run");
        } catch (ClassNotFoundException denied) {
            System.out.println(a + b);
        }
    }
}
