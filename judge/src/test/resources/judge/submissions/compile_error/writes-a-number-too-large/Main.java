public class Main {
    public static void main(String[] args) {
        long big = 10000000000;
        System.out.println(big);
    }
}
