public class Main {
    public static void main(String[] args) {
        try {
            System.out.println(1);
        } catch (java.io.IOException e) {
            System.out.println(2);
        }
    }
}
