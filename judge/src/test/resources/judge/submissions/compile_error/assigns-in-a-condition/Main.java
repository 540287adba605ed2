public class Main {
    public static void main(String[] args) {
        int a = 1;
        if (a = 2) {
            System.out.println(a);
        }
    }
}
