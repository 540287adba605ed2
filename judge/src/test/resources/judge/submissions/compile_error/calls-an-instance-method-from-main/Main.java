public class Main {
    void solve() {
        System.out.println(1);
    }

    public static void main(String[] args) {
        solve();
    }
}
