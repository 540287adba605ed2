public class Main {
    public static void main(String[] args) {
        final int a = 1;
        a = 2;
        System.out.println(a);
    }
}
