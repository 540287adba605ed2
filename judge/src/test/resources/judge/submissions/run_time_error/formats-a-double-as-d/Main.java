public class Main {
    public static void main(String[] args) {
        System.out.printf("%d%n", 1.5);
    }
}
