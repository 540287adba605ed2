public class Main {
    static twice(int a) {
        return 2 * a;
    }

    public static void main(String[] args) {
        System.out.println(twice(1));
    }
}
