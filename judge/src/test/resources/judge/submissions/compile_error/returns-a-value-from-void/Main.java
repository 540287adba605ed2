public class Main {
    static void solve() {
        return 1;
    }

    public static void main(String[] args) {
        solve();
    }
}
