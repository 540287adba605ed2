public class Main {
    static int sign(int a) {
        if (a > 0) {
            return 1;
        }
    }

    public static void main(String[] args) {
        System.out.println(sign(1));
    }
}
