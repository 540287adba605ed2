import java.util.Scanner;

public class Main {
    public static int main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        System.out.println(a + b);
        return 0;
    }
}
