public class Main {
    public static void main(String[] args) {
        Object number = "1";
        System.out.println((Integer) number);
    }
}
