public class Main {
    public static void main(String[] args) {
        int x = 0;
        public static int twice(int a) {
            return 2 * a;
        }
    }
}
