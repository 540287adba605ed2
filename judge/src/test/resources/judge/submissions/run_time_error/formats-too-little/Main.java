public class Main {
    public static void main(String[] args) {
        System.out.printf("%d %d%n", 1);
    }
}
