public class Main {
    public static void main(String[] args) {
        System.out.println(Integer.parseInt("9876543210"));
    }
}
