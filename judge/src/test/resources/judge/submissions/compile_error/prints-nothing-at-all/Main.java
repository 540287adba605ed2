public class Main {
    static void solve() {
    }

    public static void main(String[] args) {
        System.out.println(solve());
    }
}
