public class Main {
    public static void main(String[] args) {
        while (true) {
        }
        System.out.println(1);
    }
}
