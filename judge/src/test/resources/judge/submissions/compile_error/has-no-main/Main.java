public class Main {
    static int sum(int a, int b) {
        return a + b;
    }
}
