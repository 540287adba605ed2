import java.util.Scanner;

public class Main {
    static int main(int a, int b) {
        return a + b;
    }

    public void main() {}

    public static void main(String arg) {}

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(main(in.nextInt(), in.nextInt()));
    }
}
